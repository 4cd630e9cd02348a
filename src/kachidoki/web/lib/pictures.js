// Pictures that the server draws, in the visitor's language and look.

import { address } from "./addresses.js";
import { el } from "./dom.js";
import { isDark, LOOK } from "./settings.js";
import { currentLanguage } from "./words.js";

/**
 * A picture, drawn anew when the visitor chooses another look. It stands beside words that say the
 * same, so it has none of its own.
 * @param {string} path of this server
 * @param {Record<string, string>} [more] of what is asked for
 */
export function picture(path, more = {}) {
  const source = () => {
    const asked = { ...more, dark: String(isDark()), language: currentLanguage() };
    return `${address(path)}?${new URLSearchParams(asked)}`;
  };
  const image = el("img", { alt: "", loading: "lazy", src: source() });
  const again = () => {
    if (image.isConnected) image.src = source();
    else removeEventListener(LOOK, again);
  };
  addEventListener(LOOK, again);
  return image;
}
