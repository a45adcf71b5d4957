import { html } from '../letter/html.ts';

interface Row {
  mail: string;
  subject: string;
  /** Names of files without their ending. */
  files: { person: string; file: string }[];
}

const style =
  'body{font:16px/1.6 system-ui,sans-serif;margin:2rem;color-scheme:light dark}td,th{padding:.3rem 1.5rem .3rem 0;text-align:left}';

/** One line a mail, one column a name. */
export const indexPage = (rows: readonly Row[]): string =>
  html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>Mails</title><style>${{ markup: style }}</style></head>
<body>
<h1>Mails</h1>
<table>
${rows.map(
  ({ mail, subject, files }) =>
    html`<tr><th>${mail}</th><td>${subject}</td>${files.map(
      ({ person, file }) =>
        html`<td><a href="${file}.html">${person}</a> · <a href="${file}.txt">text</a></td>`,
    )}</tr>`,
)}
</table>
</body>
</html>
`.markup;
