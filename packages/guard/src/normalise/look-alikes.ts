/** Letters of other scripts that are drawn like a Latin one; each row is the Latin letter and its doubles. */
const doubles = `
a аαɑᴀӓ  b вьʙᏼβ  c сϲᴄᏟҫɔ  d ԁɗᴅᏧ  e еҽεᴇɛǝə  f ꜰғϝ  g ɡԍցɢ  h һհнʜᏂɥ  i іιɪӏⲓᴉ  j јϳᴊ  k кκᴋқʞ  l ⅼʟւ  m мᴍⅿɯ
n пոηɴռ  o оοօσᴏჿ०০ዐ  p рρᴘҏ  q ԛզ  r гʀᴦɹɾ  s ѕꜱՏ  t тτᴛʇ  u սυᴜцʋ  v ѵνᴠ  w ʍԝաωшᴡ  x хχҳ  y уүγʏуʎ  z ᴢʐ
`;
const latinOf = new Map<string, string>();
const cyrillicOf = new Map<string, string>();

for (const row of doubles.trim().split(/\s{2,}|\n/)) {
  const [latin = '', others = ''] = row.trim().split(' ');
  for (const double of others) {
    latinOf.set(double, latin);
    if (/\p{Script=Cyrillic}/u.test(double) && !cyrillicOf.has(latin)) cyrillicOf.set(latin, double);
  }
}

const anyOther = /[^a-z0-9]/;
const anyLatin = /\p{Script=Latin}/u;
const strictDoubles = /^[асеорхукіјѕԁԛԝһοανρ]+$/u;

function mapped(word: string, table: Map<string, string>, script: RegExp) {
  let result = '';
  for (const character of word) {
    const known = script.test(character) ? character : table.get(character);
    if (known === undefined) return;
    result += known;
  }
  return result;
}

/** What a word in mixed letters stands for: 'bасon' with Cyrillic letters is 'bacon', 'БEКОН' with a Latin one 'бекон'. */
export function unmask(word: string): string | undefined {
  if (!anyOther.test(word)) return;
  if (anyLatin.test(word) || /\d/.test(word))
    return mapped(word, latinOf, /[a-z0-9]/) ?? mapped(word, cyrillicOf, /\p{Script=Cyrillic}/u);
  // A word wholly in another script is only read as Latin where every letter is a true double: 'рорк'.
  return strictDoubles.test(word) ? mapped(word, latinOf, /[0-9]/) : undefined;
}

const digitLetters: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  '€': 'e',
  $: 's',
};

/** 'e749' is the number of an additive, known or not, and hides no word. */
const additive = /^e\d{3,4}[a-z]?$/;

/** 'b4con', 'p0rk', 'b@con'. The digit 1 stands for i or l. */
export function readDigitsAsLetters(word: string): string[] {
  if (additive.test(word)) return [];
  let read = '';
  for (const character of word) read += digitLetters[character] ?? character;
  return word.includes('1')
    ? [read, read.replace(/i/g, (_, at: number) => (word[at] === '1' ? 'l' : 'i'))]
    : [read];
}
