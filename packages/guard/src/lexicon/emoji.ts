import type { Lexicon } from './lexicon.ts';

export const emoji: Lexicon = {
  language: 'emoji',
  words: {
    pork: '🐖, 🐷, 🐽, 🐗',
    curedPork: '🥓',
    sausage: '🌭',
    wine: '🍷, 🍾, 🥂',
    beer: '🍺, 🍻',
    spirit: '🥃',
    riceWine: '🍶',
    cocktail: '🍸, 🍹',
    predator:
      '🐕, 🐶, 🐩, 🦮, 🐈, 🐱, 🐅, 🐯, 🐆, 🦁, 🐻, 🐺, 🦊, 🐒, 🐵, 🦍, 🦧, 🦝, 🦅, 🦉, 🐀, 🐁, 🐭, 🦡, 🦨, 🦇, 🐘, 🐼, 🐻‍❄',
    reptile: '🐸, 🐊, 🐍, 🐢, 🦎',
    insect: '🐌, 🐛, 🐜, 🐞, 🦂, 🕷, 🪲, 🪳, 🪰, 🪱',
    horse: '🐴, 🐎',
    kangaroo: '🦘',
    donkey: '🫏',
    blood: '🩸',
  },
};
