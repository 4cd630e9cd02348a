// A stack opens for whoever rests on it with a pointer, not for whoever passes by, has just pressed
// it or has just put something there.

const REST = 500; // milliseconds

/**
 * Mark the table while a pointer rests on one cell of it.
 * @param {HTMLElement} root
 */
export function watchRest(root) {
  let at = ""; // the cell under the pointer
  let done = ""; // the cell where it was pressed or let go last, until it has left that
  let timer = 0;
  /** @param {boolean} on */
  const rested = (on) => {
    clearTimeout(timer);
    root.classList.toggle("rested", on);
  };
  root.addEventListener("pointermove", (event) => {
    const cell = cellAt(event);
    if (cell === at && root.classList.contains("rested")) return;
    at = cell;
    rested(false);
    if (cell !== done) done = "";
    if (cell && !done) timer = setTimeout(() => rested(true), REST);
  });
  root.addEventListener("pointerup", (event) => {
    done = cellAt(event);
    rested(false);
  });
  root.addEventListener("pointerleave", () => {
    at = done = "";
    rested(false);
  });
}

/**
 * Not what hears of it, which after a drag is the whole table.
 * @param {PointerEvent} event
 */
function cellAt({ clientX, clientY }) {
  const found = document.elementFromPoint(clientX, clientY)?.closest(".tabletop [data-cell]");
  return found?.getAttribute("data-cell") ?? "";
}
