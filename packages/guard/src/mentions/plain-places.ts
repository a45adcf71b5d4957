import { plainText } from '../normalise/plain-text.ts';

const onlyAscii = /^[\0-\x7f]*$/;
/** A character with the marks behind it, which become one in the plain form. */
const cluster = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Where each place of the plain form stands in the text as written; undefined where the forms cannot be laid beside each
 * other, which only a text of marks in a strange order does.
 */
export function placesOfPlain(text: string, plain: string): ((at: number) => number) | undefined {
  if (text === plain || onlyAscii.test(text)) return at => at;
  const places: number[] = [];
  let built = '';
  for (const { 0: written, index } of text.matchAll(cluster)) {
    const form = plainText(written);
    built += form;
    for (let at = 0; at < form.length; at++) places.push(index);
  }
  places.push(text.length);
  return built.length === plain.length ? at => places[at] ?? text.length : undefined;
}
