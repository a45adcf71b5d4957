import type { FirstView } from '../front-end/prerendered.ts';
import { html, trusted } from '../html/html.ts';
import { asData } from './json-ld.ts';

const emptyRoot = '<div id="root"></div>';
// Between these the shell's build has drawn what stands there until the page has come.
const [placeStart, placeEnd] = ['<!--page-->', '<!--/page-->'];

function inFrame(page: string, frame: string): string {
  const start = frame.indexOf(placeStart);
  const end = frame.lastIndexOf(placeEnd);
  if (start < 0 || end < start) return frame;
  return frame.slice(0, start) + page + frame.slice(end + placeEnd.length);
}

/** Data that the page's script reads; a browser does not run it, nor would the policy let it. */
const dataOf = (answers: unknown[]) =>
  html`<script type="application/json" id="first-answers">${trusted(asData(answers))}</script>`.text;

/** The shell's page with what it shows before any script has run: the frame, and the page where its slice has drawn it. */
export function writeFirstView(shellPage: string, { frame, page, answers, sheets }: FirstView): string {
  const links = sheets.map(
    ({ address, file }) => html`<link href="${address}" data-href="${file}" rel="stylesheet">`.text,
  );
  const content = page === undefined ? frame.toString() : inFrame(page.toString(), frame.toString());
  const drawn = page === undefined ? 'frame' : 'page';
  return shellPage
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(
      emptyRoot,
      () => `<div id="root" data-prerendered="${drawn}">${content}</div>${answers ? dataOf(answers) : ''}`,
    );
}
