import type { MethodId } from './methods.ts';

/** By the two letters of ISO 3166. */
const countries: Partial<Record<MethodId, string>> = {
  egypt: 'EG SD SS LY SY LB PS IQ YE TD NE ER DJ SO',
  karachi: 'PK IN AF LK MV NP MM',
  'umm-al-qura': 'SA',
  gulf: 'BH OM',
  dubai: 'AE',
  qatar: 'QA',
  kuwait: 'KW',
  jordan: 'JO',
  turkey: 'TR CY AZ BA XK AL MK ME KZ KG TM UZ TJ',
  tehran: 'IR',
  morocco: 'MA EH MR',
  algeria: 'DZ',
  tunisia: 'TN',
  bangladesh: 'BD',
  malaysia: 'MY BN',
  indonesia: 'ID TL',
  singapore: 'SG',
  'moonsighting-committee': 'GB IE',
  'north-america': 'US CA MX PR BS JM TT BB BM GY',
  'france-18': 'FR GP MQ RE YT GF',
  portugal: 'PT',
  russia: 'RU BY',
};

const methodOf = new Map(
  Object.entries(countries).flatMap(([method, codes]) =>
    codes.split(' ').map(country => [country, method as MethodId] as const),
  ),
);

/** What most people go by there; the Muslim World League's where no authority of the country is known. */
export const methodOfCountry = (country: string): MethodId => methodOf.get(country) ?? 'muslim-world-league';

const hanafi = new Set('PK IN BD AF NP MM UZ KZ KG TJ TM GB IE'.split(' '));

export type AsrSchool = 'majority' | 'hanafi';

/** When Asr begins: a shadow as long as its thing (most schools), or twice as long (Hanafi). */
export const asrOfCountry = (country: string): AsrSchool => (hanafi.has(country) ? 'hanafi' : 'majority');
