// What comes from whoever runs the server: their words, and a new version of the page. Both are
// rare, and what shows them is loaded only then.

/**
 * Hear it at a table.
 * @param {(kind: string, how: (detail: any) => void) => void} hear
 * @param {import("./new-version.js").AtTable} table
 */
export function hearHost(hear, table) {
  const own = document.querySelector("meta[name=program]")?.getAttribute("content");
  hear("welcome", async ({ program }) => {
    if (!own || own === program) return;
    const { newer, offerNewVersion } = await import("./new-version.js");
    if (newer(program, own)) offerNewVersion(table);
  });
  hear("host_message", async (message) => {
    const { showHostMessage } = await import("./host-message.js");
    showHostMessage(table.middle, message);
  });
}
