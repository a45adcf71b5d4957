import type { Language, Unit } from '../names/read-language.ts';
import type { Token } from '../names/tokenise.ts';

/** A number of a line with its unit, and where it stands. */
export interface Amount {
  value: number;
  unit: Unit | undefined;
  from: number;
  /** Behind its last token, and behind the number alone. */
  to: number;
  numberTo: number;
  isBracketed: boolean;
}

/** Every amount that a line names, in its order. */
export function readAmounts(tokens: readonly Token[], language: Language): Amount[] {
  const words = tokens.map(({ text, kind }) => (kind === 'word' ? language.stem(text) : text));
  const amounts: Amount[] = [];
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (amounts.length > 0 && language.after.has(words[at] ?? '')) break;
    if (tokens[at]?.text === '(') depth += 1;
    if (tokens[at]?.text === ')') depth -= 1;
    const number = rangeAt(tokens, words, at, language);
    // '1 cup half and half': only the first number may be a word.
    if (!number || (amounts.length > 0 && tokens[at]?.kind === 'word')) continue;
    const { unit, to } = unitBehind(words, number.to, language);
    amounts.push({ value: number.value, unit, from: at, to, numberTo: number.to, isBracketed: depth > 0 });
    at = Math.max(to, number.to) - 1;
  }
  return amounts;
}

interface Read {
  value: number;
  to: number;
}

// '2', '2 1/2', '1/2', '2.5', '2 - 3', 'half', 'two to three'.
function rangeAt(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  language: Language,
): Read | undefined {
  const first = numberAt(tokens, words, at, language);
  if (!first) return undefined;
  const joint = words[first.to] ?? '';
  const isRange = joint === '-' || joint === '–' || language.ranges.has(joint);
  const second = isRange ? numberAt(tokens, words, first.to + 1, language) : undefined;
  if (!second) return first;
  // A word behind a number is none of the range: '1 or half a cup'. 'Two to three' and 'دو سے تین' are.
  const isInWords = tokens[at]?.kind === 'word' && second.value > first.value;
  if (tokens[first.to + 1]?.kind !== 'number' && !isInWords) return first;
  // '1-1/2' is one and a half.
  if (joint === '-' && second.value < 1 && first.value >= 1)
    return { value: first.value + second.value, to: second.to };
  return { value: (first.value + second.value) / 2, to: second.to };
}

function numberAt(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  language: Language,
): Read | undefined {
  const token = tokens[at];
  if (!token || token.kind === 'sign') return undefined;
  if (token.kind === 'word') {
    // 'a' counts only at the beginning: elsewhere it is an article.
    const found = language.numbers.longestAt(words, at);
    if (!found || (at > 0 && found.value === 1)) return undefined;
    return { value: found.value, to: at + found.length };
  }
  const whole = figure(token.text);
  if (words[at + 1] === '/' && tokens[at + 2]?.kind === 'number') {
    const under = figure(words[at + 2] ?? '');
    return under > 0 && under <= 16 && whole < under * 4
      ? { value: whole / under, to: at + 3 }
      : { value: whole, to: at + 1 };
  }
  if (tokens[at + 1]?.kind === 'number' && words[at + 2] === '/' && tokens[at + 3]?.kind === 'number') {
    const [over, under] = [figure(words[at + 1] ?? ''), figure(words[at + 3] ?? '')];
    if (under > 0 && over < under) return { value: whole + over / under, to: at + 4 };
  }
  return { value: whole, to: at + 1 };
}

// '1,5' is one and a half; '1,500' is fifteen hundred.
const figure = (text: string) =>
  Number(/,\d{3}$/.test(text) ? text.replace(',', '') : text.replace(',', '.'));

function unitBehind(
  words: readonly string[],
  from: number,
  language: Language,
): { unit: Unit | undefined; to: number } {
  let at = from;
  while (language.approximate.has(words[at] ?? '')) at += 1;
  const found = language.units.longestAt(words, at);
  if (!found) return { unit: undefined, to: from };
  const to = at + found.length;
  return { unit: found.value, to: words[to] === '.' ? to + 1 : to };
}
