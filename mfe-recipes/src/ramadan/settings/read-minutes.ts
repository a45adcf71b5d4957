const zeros = ['٠', '۰'];

/** `-3`, `−3`, `+3`, `٣`; nothing is none. Undefined for what is no whole number within the limit. */
export function readMinutes(words: string, most: number): number | undefined {
  const latin = [...words.trim()].map(latinDigit).join('').replaceAll('−', '-');
  if (latin === '') return 0;
  if (!/^[+-]?\d{1,3}$/.test(latin)) return undefined;
  const minutes = Number(latin);
  return Math.abs(minutes) <= most ? minutes : undefined;
}

function latinDigit(letter: string): string {
  for (const zero of zeros) {
    const digit = letter.charCodeAt(0) - zero.charCodeAt(0);
    if (digit >= 0 && digit <= 9) return String(digit);
  }
  return letter;
}
