import { hasBullet, hasStepNumber } from './bullets.ts';

const amount =
  /^[•\-–*\s]{0,4}(?:\p{Nd}|[½¼¾⅓⅔⅛]|[Il][0-9])|\p{Nd}\s?(?:g|gr|kg|ml|cl|dl|l|oz|lb|cups?|tbsp|tsp|el|tl|গ্রাম|কাপ|টুকরা)\b|(?:^|\s)(?:pinch|handful|juice|salt|salz|sel|sale|sal|tuz|garam|half|yarım|aadha|aadhi)(?:\s|$)/iu;

const taste =
  /to taste|nach geschmack|au goût|a(?:l| piacere| gusto)? gusto|q\.? ?b\.?$|hasb[ -]e[ -]z|secukupnya|sesuai selera|damak|isteğe|по вкусу|حسب (?:الذوق|ذائقہ)/iu;
/** 'Aloo 3 adad', 'Lal mirch 1 chaye ka chamach': the food, then how much of it. */
const foodFirst =
  /^\p{L}[\p{L}\p{M}]*(?: [\p{L}\p{M}]+){0,3} [\p{Nd}½¼¾⅓⅔⅛][\p{Nd}/.,–-]{0,6}(?: [\p{L}\p{M}]+){0,4}(?: \(.{1,40}\))?$/u;
const timeOrHeat =
  /\p{Nd}\s?(?:[°º]|degrees|grad|min|sec|sek|std|stunde|hour|heure|hora|ora|uhr|jam|menit|detik|dakika|saat|ghant|din|days?|people|persons?|servings?|portion|personen|kişi|orang)/iu;

export const mayBeIngredient = (line: string) =>
  line.length <= 90 &&
  !hasStepNumber(line) &&
  !/[.!?]$/.test(line.replace(/\b(?:approx|tbsp|tsp|oz|lb|ca)\.$/i, ''));

const hasAmount = (line: string) =>
  amount.test(line) || taste.test(line) || (foodFirst.test(line) && !timeOrHeat.test(line));
export const isMeasured = (line: string) => mayBeIngredient(line) && hasAmount(line);

/** 'For the dough:' divides a list and is no food. */
export const isGroup = (line: string) => /[:：]$/.test(line) && line.length <= 60;

const noise =
  /^(?:#\S|follow @|follow me|forwarded|send to|share|subscribe|advertisement|jump to|print recipe|did you make|nutrition|calories|https?:|www\.|by [\p{Lu}]|home »|ps\b|p\.s\.|afiyet olsun|bon app|guten appetit|buon appetito|buen provecho|enjoy!|selamat mencoba|smacznego|بالهنا|بالعافية|صحتين|لا تنسو)/iu;
export const isNoise = (line: string) =>
  noise.test(line) || /^\p{Nd}{1,4}$/u.test(line) || line.includes('»');

export const isSentence = (line: string) =>
  hasStepNumber(line) || (line.length >= 25 && /\s/.test(line)) || (hasBullet(line) && line.length > 15);
