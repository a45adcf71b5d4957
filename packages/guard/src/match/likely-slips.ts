const vowels = 'aeiouy';
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that are heard alike in one language or another. */
const alike = ['ckqsz', 'gj', 'bp', 'dt', 'vwf', 'mn', 'ij'];
/** A letter that is not heard before the other: 'kombutcha'. */
const unheard = new Set(['tc', 'ck', 'dg', 'sc']);
const onlyLatin = /^[a-z]+$/;

const neighbours = neighbouringKeys();
const taken = new Map<string, boolean>();

/** Whether one letter is easily written for the other: both are vowels, they sound alike, or their keys touch. */
function isTakenFor(one: string, other: string) {
  const pair = one + other;
  let known = taken.get(pair);
  if (known === undefined) {
    known =
      one === other ||
      (vowels.includes(one) && vowels.includes(other)) ||
      alike.some(letters => letters.includes(one) && letters.includes(other)) ||
      (neighbours.get(one)?.includes(other) ?? false);
    taken.set(pair, known);
  }
  return known;
}

/** Of the letters in which a word differs from a known one: whether a hand or an ear would have slipped there. */
export function isLikelySlip(word: string, known: string, at: number): boolean {
  if (!onlyLatin.test(word)) return true;
  const letter = word[at] ?? '';
  if (word.length === known.length) return letter === known[at + 1] || isTakenFor(letter, known[at] ?? '');
  if (word.length < known.length) return true;
  return (
    vowels.includes(letter) ||
    letter === 'h' ||
    unheard.has(letter + (word[at + 1] ?? '')) ||
    isTakenFor(letter, word[at - 1] ?? '') ||
    isTakenFor(letter, word[at + 1] ?? '')
  );
}

function neighbouringKeys() {
  const touching = new Map<string, string>();
  for (const [row, keys] of keyboard.entries())
    for (const [at, key] of [...keys].entries()) {
      const above = keyboard[row - 1]?.slice(at, at + 2) ?? '';
      const below = keyboard[row + 1]?.slice(Math.max(0, at - 1), at + 1) ?? '';
      touching.set(key, (keys[at - 1] ?? '') + (keys[at + 1] ?? '') + above + below);
    }
  return touching;
}
