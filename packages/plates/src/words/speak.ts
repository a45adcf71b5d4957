import type { Thing } from './english.ts';

/** Where the name of a thing is not what an English reader would say. */
const spoken: Partial<Record<Thing, string>> = {
  mince: 'minced meat',
  bay: 'leaves',
  'green-curry': 'green',
  puree: 'smooth',
  herbs: 'herb',
  oats: 'oat',
};

/** What comes in pieces: 'a bowl of chickpeas', but 'a chickpea curry'. */
const inPieces = new Set<Thing>([
  ...([
    'prawn',
    'meatball',
    'sausage',
    'mushroom',
    'chickpea',
    'bean',
    'lentil',
    'potato',
    'sweet-potato',
  ] as const),
  ...([
    'carrot',
    'vegetable',
    'pepper',
    'pea',
    'tomato',
    'cherry-tomato',
    'quince',
    'egg',
    'boiled-egg',
  ] as const),
  ...([
    'olive',
    'radish',
    'date',
    'apricot',
    'prune',
    'fig',
    'strawberry',
    'raspberry',
    'blueberry',
    'berry',
  ] as const),
  ...([
    'peach',
    'banana',
    'apple',
    'pear',
    'orange',
    'grape',
    'cherry',
    'barberry',
    'raisin',
    'pistachio',
  ] as const),
  ...([
    'almond',
    'walnut',
    'cashew',
    'pine-nut',
    'peanut',
    'hazelnut',
    'noodle',
    'aubergine',
    'courgette',
  ] as const),
  ...(['green-chilli', 'herbs', 'oats', 'onion', 'red-onion', 'fried-onion', 'spring-onion'] as const),
]);

const plural = (word: string) =>
  word.replace(/(?:[^aeiou]y|[^i]o|ch|sh|lli)?$/, end => {
    if (end.endsWith('y')) return `${end[0]}ies`;
    return end ? `${end}es` : 's';
  });

/** As part of a name: 'chickpea' curry. */
export const wordFor = (thing: Thing) => spoken[thing] ?? thing.replaceAll('-', ' ');

/** By itself: a bowl of 'chickpeas'. */
export const wordAlone = (thing: Thing) => (inPieces.has(thing) ? plural(wordFor(thing)) : wordFor(thing));
