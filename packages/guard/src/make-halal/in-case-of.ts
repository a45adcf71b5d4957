const capital = /^\p{Lu}/u;
const onlyCapitals = /^[\p{Lu}\p{N}\p{P}\s]+$/u;
const firstLetters = /(^|[\s-])(\p{Ll})/gu;
const small = new Set(
  'with of and in de con y e mit und do da com di en au la dan dengan et avec du'.split(' '),
);

/** A name written as the words were that it takes the place of: 'Turkey bacon', 'TURKEY BACON'. */
export function inCaseOf(name: string, words: string, isTitle: boolean): string {
  if (!capital.test(words)) return name;
  if (words.length > 3 && onlyCapitals.test(words)) return name.toUpperCase();
  if (!isTitle) return name.replace(/^\p{Ll}/u, letter => letter.toUpperCase());
  return name
    .split(' ')
    .map(word =>
      small.has(word) ? word : word.replace(firstLetters, (_, gap, letter) => gap + letter.toUpperCase()),
    )
    .join(' ');
}
