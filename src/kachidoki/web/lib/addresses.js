// Addresses of this server. A proxy may show it below a path of its own (/games): in our modules
// every path is written without that, as "/rules/joraku", and `address` makes the whole of it.

/** Where the server is: what stands before the address of this very file. */
const BASE = new URL(import.meta.url).pathname.replace(/\/web\/lib\/addresses\.js$/, "");

/**
 * What a link, a picture or a request to a path of this server names.
 * @param {string} path such as "/rules/joraku"
 */
export function address(path) {
  return BASE + path;
}

/**
 * The path that an address of this server is made from; what is not below the base stays as it is.
 * @param {string} found such as location.pathname
 */
export function pathOf(found) {
  return found.startsWith(`${BASE}/`) ? found.slice(BASE.length) : found;
}
