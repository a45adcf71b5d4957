const words: [singular: string, plural: string][] = [
  ...[
    'clove',
    'handful',
    'sprig',
    'slice',
    'stick',
    'stalk',
    'tin',
    'can',
    'jar',
    'piece',
    'knob',
    'drop',
  ].map((word): [string, string] => [word, `${word}s`]),
  ...[
    'sheet',
    'head',
    'ear',
    'fillet',
    'packet',
    'strip',
    'rasher',
    'cube',
    'cup',
    'wedge',
    'pod',
    'bag',
  ].map((word): [string, string] => [word, `${word}s`]),
  ...['block', 'bowl', 'pack', 'sachet'].map((word): [string, string] => [word, `${word}s`]),
  ['glass', 'glasses'],
  ['pinch', 'pinches'],
  ['bunch', 'bunches'],
  ['dash', 'dashes'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
];

const toSingular = new Map(words.map(([singular, plural]) => [plural, singular]));
const toPlural = new Map(words);

export const englishOne = (word: string) => toSingular.get(word) ?? word;
export const englishSeveral = (word: string) => toPlural.get(word) ?? word;
