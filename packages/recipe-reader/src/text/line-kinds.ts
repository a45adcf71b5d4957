import { hasBullet, hasStepNumber } from './bullets.ts';

const amount =
  /^[•\-–*\s]{0,4}(?:\p{Nd}|[½¼¾⅓⅔⅛]|[Il][0-9])|\p{Nd}\s?(?:g|gr|kg|ml|cl|dl|l|oz|lb|cups?|tbsp|tsp|el|tl|গ্রাম|কাপ|টুকরা)\b|(?:^|\s)(?:pinch|handful|juice|salt|salz|sel|sale|sal|tuz|garam|half|yarım|aadha|aadhi)(?:\s|$)|to taste/iu;

export const mayBeIngredient = (line: string) =>
  line.length <= 90 &&
  !hasStepNumber(line) &&
  !/[.!?]$/.test(line.replace(/\b(?:approx|tbsp|tsp|oz|lb|ca)\.$/i, ''));

export const isMeasured = (line: string) => mayBeIngredient(line) && amount.test(line);

/** 'For the dough:' divides a list and is no food. */
export const isGroup = (line: string) => /[:：]$/.test(line) && line.length <= 60;

const noise =
  /^(?:#\S|follow @|follow me|forwarded|send to|share|subscribe|advertisement|jump to|print recipe|did you make|nutrition|calories|https?:|www\.|by [\p{Lu}]|home »|ps\b|p\.s\.|afiyet olsun|bon app|guten appetit|buon appetito|buen provecho|enjoy!|selamat mencoba|smacznego|بالهنا|بالعافية|صحتين|لا تنسو)/iu;
export const isNoise = (line: string) =>
  noise.test(line) || /^\p{Nd}{1,4}$/u.test(line) || line.includes('»');

export const isSentence = (line: string) =>
  hasStepNumber(line) || (line.length >= 25 && /\s/.test(line)) || (hasBullet(line) && line.length > 15);
