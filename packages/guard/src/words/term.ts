/** What may be said of a term, in brackets behind it: `őz [exact]`. */
export const flags = [
  // Only with its accents as written.
  'exact',
  // Takes no endings.
  'fixed',
  // Takes the s of the plural and no other ending, for with others it is another word.
  'plural-only',
  // Counts only where nothing else stands in the text but an amount.
  'alone',
  // Of a script without spaces: stands at the start, or at the end, of a run of its signs.
  'starts-run',
  'ends-run',
  // Counts in texts of every language, though it is short.
  'everywhere',
  // Is another word in other languages: counts unless the text is known to be in one of those.
  'home',
  // Counts only in a text that is known to be in its language.
  'home-only',
  // Its words may stand with a comma, a slash or '&' between them: 'Hackfleisch, gemischt', 'Hack halb/halb'.
  'over-comma',
  // Is also the end, or the beginning, of compounds of which nothing else is known: 'Jausenspeck', 'svineschnitzler',
  // 'ブルゴーニュワイン'.
  'head',
  'beginning',
  // A negation that verbs follow: what is not to be done with a thing says nothing of the thing ('do not rinse the ham').
  'of-verb',
  // A verb of cooking that exchanges only where it is told for what: 'turn the ham into turkey', but not 'turn the ham over'.
  'needs-pivot',
  // Takes something out of a whole: in 'mix everything except the wine' the wine comes later.
  'of-all',
  // Takes out only what its sentence ends with: 'hold the bacon', but not 'hold the bacon with tongs'.
  'needs-end',
  // Counts only where a hyphen joins it to the word before: 'pork-less', while of 'bacon, less oil' the oil is less.
  'after-hyphen',
  // Shorter than the words that are recognised with a letter wrong, but often written so.
  'often-misspelt',
] as const;

export type Flag = (typeof flags)[number];
export type Term = { text: string; flags: ReadonlySet<Flag> };

const none: ReadonlySet<Flag> = new Set();
const known: ReadonlySet<string> = new Set(flags);

export function parseTerm(line: string): Term {
  const open = line.endsWith(']') ? line.lastIndexOf('[') : -1;
  if (open < 0) return { text: line, flags: none };
  const given = line
    .slice(open + 1, -1)
    .split(' ')
    .filter(Boolean);
  const unknown = given.find(flag => !known.has(flag));
  if (unknown || given.length === 0) throw new Error(`'${line}': no flag is called '${unknown ?? ''}'`);
  return { text: line.slice(0, open).trim(), flags: new Set(given as Flag[]) };
}
