import { cleanLines } from '../clean-text.ts';
import { parsePage } from './parse-page.ts';
import { textOf } from './text-of.ts';

const mayHoldMarkup = /[<&]/;

/** The lines of a text that may itself be HTML, with entities that were written twice. */
export function linesOfHtml(text: string): string[] {
  let shown = text;
  // '&amp;frac12;' is '½' only after the second reading.
  for (let time = 0; time < 3 && mayHoldMarkup.test(shown); time += 1) {
    const read = shown
      .split('\n')
      .map(line => textOf(parsePage(line)))
      .join('\n');
    if (read === shown) break;
    shown = read;
  }
  return cleanLines(shown);
}

export const lineOfHtml = (text: string) => linesOfHtml(text).join(' ');
