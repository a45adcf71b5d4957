import type { Direction } from './direction.ts';
import { type Html, html } from './html.ts';
import { breaking, sans, serif, spaces, table } from './inline-styles.ts';
import type { Letter, Step } from './letter.ts';
import type { LetterPicture } from './letter-picture.ts';
import { light } from './palette.ts';
import { salutationFor } from './salutation.ts';

// Outlook on Windows knows left and right alone.
const sides = { ltr: ['left', 'right'], rtl: ['right', 'left'] } as const;

export const paragraph = (text: string | Html) =>
  html`<p class="ink" style="margin:16px 0 0;${breaking};color:${light.ink}">${text}</p>`;

export const noteParagraph = (text: string) =>
  html`<p class="soft" style="margin:16px 0 0;font-size:14px;line-height:22px;color:${light.soft}">${text}</p>`;

/** The name has a direction of its own, so that one from right to left moves nothing around it. */
export function salutationParagraph(ofName: string, language: string): Html {
  const { before, name, after } = salutationFor(ofName, language);
  const isolated = name && html`<span dir="auto" style="unicode-bidi:isolate">${name}</span>`;
  return paragraph(html`${before}${isolated}${after}`);
}

export function detailTable(details: NonNullable<Letter['details']>, dir: Direction): Html {
  const [start, end] = sides[dir];
  const cell = `padding:12px 0;border-top:1px solid ${light.line};${sans};font-size:16px;line-height:24px;vertical-align:top`;
  const rows = details.map(
    ({ label, value }) =>
      html`<tr><th scope="row" class="soft line" align="${start}" style="${cell};padding-${end}:16px;font-weight:400;color:${light.soft}">${label}</th><td class="ink line" align="${end}" style="${cell};font-weight:600;font-variant-numeric:tabular-nums;color:${light.ink}">${value}</td></tr>`,
  );
  return html`<table width="100%" ${spaces} class="line" style="${table};margin:24px 0 0;border-bottom:1px solid ${light.line}">
${rows}
</table>`;
}

export const stepList = (steps: readonly Step[], dir: Direction): Html =>
  html`<table role="presentation" width="100%" ${spaces} style="${table}">
${steps.map((step, at) => stepRow(step, at, dir))}
</table>`;

const stepRow = ({ title, text, action, picture }: Step, at: number, dir: Direction) =>
  html`<tr>${picture ? pictureCell(picture, dir) : numberCell(at + 1)}<td class="ink" style="padding:22px 0 0;vertical-align:top;${sans};font-size:16px;line-height:26px;color:${light.ink}"><strong style="font-weight:600">${title}</strong><br>${text}<br><a class="green" href="${action.url}" style="display:inline-block;padding:6px 0 0;font-weight:600;color:${light.green}">${action.label}</a></td></tr>`;

const numberCell = (number: number) =>
  html`<td class="amber" width="34" style="padding:22px 0 0;vertical-align:top;${serif};font-size:24px;font-weight:600;line-height:28px;color:${light.amber}">${String(number)}</td>`;

const pictureCell = (picture: LetterPicture, dir: Direction) =>
  html`<td width="112" style="width:112px;padding:28px ${dir === 'ltr' ? '16px 0 0' : '0 0 16px'};vertical-align:top">${pictureOf(picture, 96)}</td>`;

/** Side by side, as wide as the letter together; a program that shows no pictures shows their words. */
export function pictureRow(pictures: readonly LetterPicture[]): Html {
  const share = `${String(Math.floor(100 / pictures.length))}%`;
  const cells = pictures.map(
    picture =>
      html`<td width="${share}" style="width:${share};padding:0 6px 0 0;vertical-align:top">${pictureOf(picture, Math.floor(480 / pictures.length))}</td>`,
  );
  return html`<table role="presentation" width="100%" ${spaces} style="${table};margin:24px 0 0"><tr>${cells}</tr></table>`;
}

/** Its sides as attributes too: Outlook knows no others. */
const pictureOf = ({ url, alt }: LetterPicture, width: number) =>
  html`<img class="soft" src="${url}" alt="${alt}" width="${String(width)}" height="${String((width * 3) / 4)}" style="display:block;width:100%;max-width:${String(width)}px;height:auto;border:0;border-radius:10px;font-size:12px;line-height:16px;color:${light.soft}">`;
