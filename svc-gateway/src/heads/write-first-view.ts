import type { FirstView } from '../front-end/prerendered.ts';
import { html } from '../html/html.ts';

const emptyRoot = '<div id="root"></div>';
// Between these the shell's build has drawn what stands there until the page has come.
const [placeStart, placeEnd] = ['<!--page-->', '<!--/page-->'];

function inFrame(page: string, frame: string): string {
  const start = frame.indexOf(placeStart);
  const end = frame.lastIndexOf(placeEnd);
  if (start < 0 || end < start) return frame;
  return frame.slice(0, start) + page + frame.slice(end + placeEnd.length);
}

/** The shell's page with what it shows before any script has run: the frame, and the page where its slice has drawn it. */
export function writeFirstView(shellPage: string, { frame, page, css }: FirstView): string {
  const sheets = css.map(address => html`<link href="${address}" rel="stylesheet">`.text).join('');
  const content = page === undefined ? frame : inFrame(page, frame);
  const drawn = page === undefined ? 'frame' : 'page';
  return shellPage
    .replace('</head>', () => `${sheets}</head>`)
    .replace(emptyRoot, () => `<div id="root" data-prerendered="${drawn}">${content}</div>`);
}
