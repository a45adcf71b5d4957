import type { Role } from '../lexicon/roles.ts';

/** Short words whose endings in one language are words of another: 'vine', 'room', 'port' and 'porte'. */
export const rigid = new Set([
  'vin',
  'vino',
  'wino',
  'vina',
  'rom',
  'bor',
  'bir',
  'port',
  'porto',
  'cin',
  'gin',
  'rum',
  'ham',
  'salo',
  'zer',
  'ron',
  'mett',
  'met',
  'most',
]);

/** In these languages only the last word of a phrase takes endings. */
export const inflectsLastOnly = new Set(['tr', 'hu', 'id', 'fi', 'en', 'sv', 'da', 'de', 'nl']);
const smallWords: ReadonlySet<Role> = new Set<Role>([
  'stop',
  'glue',
  'blocker',
  'join',
  'without',
  'withoutAfter',
  'insteadOf',
  'noNegation',
  'replaceBy',
  'substituteFor',
  'flavourBefore',
  'alcoholFree',
  'halal',
]);
export const isUninflected = (role: Role) => smallWords.has(role);

const slipsIn = new Map<string, number>([
  ['en', 6],
  ...['fr', 'it', 'es', 'de', 'id', 'tr', 'ru'].map(language => [language, 7] as const),
  ...['ar', 'fa', 'ur', 'el'].map(language => [language, 6] as const),
]);
const latin = /^[a-z]/;
/** Shorter words that many a cook writes, and some of them wrongly. */
const oftenMisspelt = new Set(
  `bacon vodka mirin lager brandy gammon salami lardons lardoon chorizo serrano iberico panceta porcine sausage hotdogs frankfurter
  jambon jamones schwein eisbein whisky whiskey bourbon cognac sherry tequila mezcal kahlua kirsch pernod marsala madeira merlot chianti chablis
  moscato pilsner liqueur liquore likeur martini mojito sangria campari aperol sambuca bacardi baileys jameson curacao cerveza alcohol
  alkohol ethanol gelatin jelatin carmine rennet lipase pepsin enzymes shellac essence extract gruyere asiago gummies flambee
  ветчина свинина колбаса желатин μπεικον χοιρινο
  rotwein schnaps keledai cachaca negroni palinka`
    .trim()
    .split(/\s+/),
);
const withoutSlips: ReadonlySet<Role> = new Set<Role>([
  'insect',
  'predator',
  'otherThing',
  'food',
  'stop',
  'glue',
  'blocker',
  'join',
  'harmless',
  'carrion',
  'intoxicant',
  'noNegation',
  'imitationPlant',
  'look',
  'lookBefore',
  'hue',
]);

export function isReadThroughSlips(word: string, language: string, role: Role) {
  const shortest = slipsIn.get(language);
  return (
    oftenMisspelt.has(word) || (shortest !== undefined && word.length >= shortest && !withoutSlips.has(role))
  );
}

/** In these languages the second form of a word is its plural, which is written wrongly as often as the word itself. */
export const hasPlural = new Set(['en', 'fr', 'es', 'it']);

/** 'ハム' begins a word ('ハムサンド'), but is none in the midst of one. */
export const shortKatakana = /^[ァ-ヺー]{2,3}$/;

export function withoutArticle(word: string) {
  return word.length > 4 && word.startsWith('ال') ? word.slice(2) : word;
}

/** How long a word must be to be a part of a compound, in the languages that write these as one word. */
export const compoundsFrom = new Map([
  ['de', 3],
  ['nl', 3],
  ['sv', 4],
  ['da', 4],
]);

/** So short a word is another in many a language: it counts unless the line is known to be in one that is not akin to its own. */
const longestHomograph = 4;
const knownAbroad = new Set(
  'babi vino bier vin wein wijn pivo bira rhum ron raki speck jamon cava sake kobe'.split(' '),
);
/** Longer words that are another elsewhere: 'Bambus' and 'bamboo', 'Keks' and 'biscuit', 'aroma' and 'smell'. */
const homographs = new Set(
  `bambus berliner stroh verrat karre karree keks tripel larve zorro vermute rosette knack flott schab procureur boulet chope
  lesina mariola margota tasso serrano arista azucena emperador madera poncha singa ballo grillo magar pinga kalong
  pusa palaka langgam nakit jelita pijak sarap braga aromat tarja sirkat maden kanca ketum burcak etana karga klubb hurka lapen rommi
  goret salam aroma arome arom falke sprit marca medica sopi poncio brendi kasus salama polsa sikana sicana jujuba moronga menudo
  fondu ribbe`
    .trim()
    .split(/\s+/),
);
const oneLanguageForAll: ReadonlySet<string> = new Set(['en', 'emoji', 'e-number']);

export function countsAbroad(word: string, language: string) {
  return (
    (word.length > longestHomograph && !homographs.has(word)) ||
    !latin.test(word) ||
    oneLanguageForAll.has(language) ||
    knownAbroad.has(word)
  );
}

const families = [
  ['sv', 'da', 'no'],
  ['de', 'nl'],
  ['es', 'pt'],
  ['pl', 'cs', 'bs'],
  ['id', 'ms', 'tl'],
];

/** Languages whose lines are easily taken for one another's, and whose lexicons help each other out. */
export const areAkin = (one: string, other: string) =>
  one === other || families.some(family => family.includes(one) && family.includes(other));
