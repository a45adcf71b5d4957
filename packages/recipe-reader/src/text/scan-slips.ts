const inNumber =
  /(?<![\p{L}\p{N}])[\dOolISB]{2,5}(?=\s?(?:[°%]|(?:g|kg|ml|cl|dl|oz|lb|cups?|tsp|tbsp|min|minutes|hours?)(?!\p{L})))/giu;
const alone =
  /(?<![\p{L}\p{N}])[Il](?=\s(?:g|kg|ml|cl|dl|oz|lb|cups?|tsp|tbsp|min|minutes?|hours?)(?!\p{L}))/giu;
const stepNumber = /^[Il](?=[.)]\s)/u;
const inWord = /[\p{Ll}\d]{3,40}/gu;
const amidLetters = /(?<=(?!x)\p{Ll})[01](?=\p{Ll})/gu;

const digits: Record<string, string> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  i: '1',
  L: '1',
  S: '5',
  s: '5',
  B: '8',
  b: '8',
};
const asNumber = (text: string) =>
  /\d/.test(text) ? text.replaceAll(/[OolISB]/gi, letter => digits[letter] ?? letter) : text;

/** A scanner that takes l for 1 takes m for rn too; behind an r no word has that. */
const asWord = (word: string) => {
  const mended = word.replaceAll(amidLetters, slip => (slip === '0' ? 'o' : 'l'));
  return mended === word ? word : mended.replaceAll('rrn', 'rm');
};

const mend = (line: string) =>
  line
    .replaceAll(inNumber, asNumber)
    .replaceAll(alone, '1')
    .replace(stepNumber, '1')
    .replaceAll(inWord, asWord);

const fewest = 3;

/** '25Og p1ain flour' is what a scanner made of 250 g. One such line is a word of its own; several are a scanned text. */
export function withoutScanSlips(lines: string[]): string[] {
  const mended = lines.map(mend);
  const slips = mended.filter((line, at) => line !== lines[at]).length;
  return slips >= fewest ? mended : lines;
}
