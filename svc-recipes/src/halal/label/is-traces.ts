const warnings = [
  'may (?:also )?contain',
  'may be present',
  'traces? of',
  '(?:made|produced|packed|manufactured) in an? (?:factory|facility|plant)',
  'kann (?:auch )?(?:\\S+ )?(?:\\S+ )?(?:enthalten|spuren)',
  'spuren von',
  'kan sporen',
  'peut (?:aussi )?contenir',
  'traces? (?:éventuelles?|possibles?|de)(?!\\p{L})',
  'puede contener',
  'può contenere',
  'pode conter',
  'içerebilir',
  '(?:eser|iz) miktarda',
  'قد (?:ي|ت)حتوي',
  '(?:يمكن|ممكن) أن (?:ي|ت)حتوي',
  'آثار من',
  'ہو سکت[اےی]',
  '(?:mungkin|dapat) mengandung',
  'mungkin mengandungi',
];
const warning = new RegExp(`(?<!\\p{L})(?:${warnings.join('|')})`, 'iu');

/** A label warns of what the same machines have made; that is no ingredient. */
export const isTraces = (part: string): boolean => warning.test(part);
