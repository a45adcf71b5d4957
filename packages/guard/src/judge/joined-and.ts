import type { Match } from '../match/find-phrases.ts';
import type { Unit } from '../match/reading.ts';

const waw = 'و'.charCodeAt(0);

/** Arabic words whose own first letter is the one that says 'and'. */
const ownWaw = new Set('ورق ورقه اوراق وزن وجبه وردي وسط وسطي واحد وصفه وقيه وعاء'.split(' '));

// 'البيكون وفوقه الدجاج' is bacon, and chicken on it.
export function holdsAnd({ units }: { units: readonly Unit[] }, from: number, to: number) {
  for (let at = from; at < to; at++) {
    const text = units[at]?.token.text ?? '';
    if (text.length > 2 && text.charCodeAt(0) === waw && !ownWaw.has(text)) return true;
  }
  return false;
}

/** Whether a phrase is read over an 'and' that is a letter of its second word: 'الخميرة والبيرة' are yeast and beer. */
export function isOverAnd(units: readonly Unit[], { entry, from, to }: Match) {
  for (let at = from + 1; at < to; at++) {
    const text = units[at]?.token.text ?? '';
    if (text.charCodeAt(0) === waw && text.length > 3 && !entry.phrase.includes(' و')) return true;
  }
  return false;
}
