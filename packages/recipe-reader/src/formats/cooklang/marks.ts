/** Signs that mean something in a Cooklang text; a backslash before one makes it a sign like any other. */
const signs = /[\\@#~{}]/g;

export const escapeText = (text: string) =>
  text
    .replaceAll(signs, sign => `\\${sign}`)
    .replaceAll('--', '-\\-')
    .replaceAll('[-', '[\\-')
    .split(/\r?\n/)
    .map(line => line.replace(/^(?=[>=])/, '\\'))
    .join('\n');

/** What a name, an amount or a remark cannot hold. */
const notInName = /[\\@#~{}()%|\n\r]/g;

export const plainName = (text: string) => text.replaceAll(notInName, ' ').trim();
