import { linesOfHtml } from '../page/text-of-html.ts';
import { withoutBullets } from '../text/bullets.ts';
import { splitAtCommas } from '../text/split-at-commas.ts';
import { stringsOf } from './strings-of.ts';

/** A list has a line each; one text holds all of them, by lines or, where it has none, by commas. */
export function readIngredients(value: unknown): string[] {
  const texts = stringsOf(value);
  const lines =
    texts.length === 1 ? splitOne(texts[0] ?? '') : texts.map(text => linesOfHtml(text).join(' '));
  return withoutBullets(lines).filter(line => /[\p{L}\p{N}]/u.test(line));
}

function splitOne(text: string): string[] {
  const lines = linesOfHtml(text);
  const [only = ''] = lines;
  return lines.length === 1 && only.length > 80 ? splitAtCommas(only) : lines;
}
