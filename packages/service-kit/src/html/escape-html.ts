const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Neither XML nor a page may hold these at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for between tags and in quotes, in HTML and in XML. */
export const escapeHtml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, character => entities[character] ?? '');
