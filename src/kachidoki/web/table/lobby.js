// Before the game begins: open seats, and the link to share.

import { address } from "../lib/addresses.js";
import { copy } from "../lib/clipboard.js";
import { button, el, show } from "../lib/dom.js";
import { namesOf } from "../lib/names.js";
import { postJson, Refused } from "../lib/requests.js";
import { announce, go } from "../lib/shell.js";
import { say } from "../lib/words.js";

/**
 * @param {HTMLElement} place
 * @param {import("./contract.js").Before} update
 * @param {import("../protocol.js").Welcome | null} welcome
 * @param {string} name
 */
export function lobbyPanel(place, update, welcome, name) {
  const { table } = update;
  const mine = welcome?.seats ?? [];
  const names = namesOf(table.seats);
  const error = el("p", { class: "error", role: "alert" });
  const input = el("input", {
    maxlength: 40,
    value: localStorage.getItem("name") ?? "",
    "data-key": "name",
    required: true,
  });
  const sit = async (/** @type {number} */ seat) => {
    const chosen = input.value.trim();
    if (!chosen) {
      input.focus();
      return;
    }
    localStorage.setItem("name", chosen);
    try {
      /** @type {import("../protocol.js").Seated} */
      const found = await postJson(`/api/tables/${name}/sit`, { name: chosen, seat });
      if (found.token) sessionStorage.setItem(`link ${name}`, found.token);
      await go(`/t/${name}`);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      error.textContent = problem.message;
      announce(problem.message);
    }
  };
  const link = location.origin + address(`/t/${name}`);
  show(
    place,
    el(
      "section",
      { class: "sheet waiting" },
      el("h2", {}, say("page-waiting")),
      el("p", {}, say("page-waiting-about")),
      el(
        "div",
        { class: "row" },
        el("input", {
          readonly: true,
          value: link,
          "aria-label": say("page-link"),
          "data-key": "link",
        }),
        button(say("page-copy"), () => void copy(link), { "data-key": "copy" }),
      ),
      !mine.length && el("label", { class: "field" }, el("span", {}, say("page-your-name")), input),
      el(
        "ol",
        { class: "chairs" },
        ...table.seats.map((seat, at) =>
          el(
            "li",
            {},
            el("span", {}, seat.kind === "open" ? say("page-free") : names[at]),
            seat.kind === "open" &&
              !mine.length &&
              button(say("page-sit"), () => void sit(at), {
                class: "main",
                "data-key": `sit ${at}`,
              }),
          ),
        ),
      ),
      error,
    ),
  );
}
