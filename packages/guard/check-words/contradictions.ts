import { roleOfFile } from '../src/words/load-words.ts';
import { isKind, isRole, type Role } from '../src/words/roles.ts';
import { readingOf } from './reading-of.ts';
import type { Problem, WordsFile, Written } from './words-file.ts';

/** They say of what stands beside them that it is another thing, or none. */
const clearing: ReadonlySet<Role> = new Set<Role>([
  'alcoholFree',
  'animal',
  'animalAdjective',
  'food',
  'freeAfter',
  'halal',
  'imitationPlant',
  'microbial',
  'plant',
  'plantSource',
  'seafood',
  'vinegar',
  'virgin',
  'without',
  'withoutAfter',
]);

type Place = { file: WordsFile; term: Written; role: Role };

/** What the files of one language say of a word, and what the measures of all languages are. */
export function contradictions(files: readonly WordsFile[]): Problem[] {
  const measures = measuresOf(files);
  const byLanguage = Map.groupBy(files, ({ language }) => language);
  return [
    ...files.flatMap(repeated),
    ...[...byLanguage.values()].flatMap(ofLanguage),
    ...files.flatMap(file => clearingMeasures(file, measures)),
  ];
}

// With other flags it stands a second time: it counts where either line lets it.
function repeated(file: WordsFile): Problem[] {
  const seen = new Map<string, Written>();
  const problems: Problem[] = [];
  for (const term of file.terms) {
    // In everyday.txt a word has its number of recipes behind it; its accents tell it apart.
    const isWord = file.name === 'everyday' || file.name === 'look-alikes' || file.name === 'measure';
    const reading = isWord ? term.text.replace(/ \d+$/, '') : readingOf(term, file);
    const key = `${reading} ${term.flags.toSorted()}`;
    const first = seen.get(key);
    if (first && reading)
      problems.push(
        problem(file, term, `is read as '${first.text}' of line ${first.at}: one of them is enough`),
      );
    seen.set(key, term);
  }
  return problems;
}

function ofLanguage(files: readonly WordsFile[]): Problem[] {
  const places = placesOf(files);
  const problems: Problem[] = [];
  for (const here of places.values()) {
    const kinds = here.filter(({ role }) => isKind(role));
    const [named, other] = kinds.filter(
      (place, at) => kinds.findIndex(({ role }) => role === place.role) === at,
    );
    if (!named) continue;
    if (other) problems.push(problem(other.file, other.term, `names something of ${named.file.path} too`));
    const harmless = here.find(({ role }) => role === 'harmless');
    if (harmless)
      problems.push(problem(harmless.file, harmless.term, `is harmless and forbidden in ${named.file.path}`));
  }
  for (const file of files) problems.push(...forbiddenInOrdinary(file, places));
  return problems;
}

function placesOf(files: readonly WordsFile[]) {
  const places = new Map<string, Place[]>();
  for (const file of files) {
    const role = roleOfFile(file.name);
    if (!isRole(role)) continue;
    for (const term of file.terms) {
      const reading = readingOf(term, file);
      if (!reading) continue;
      const here = places.get(reading) ?? [];
      places.set(reading, here);
      here.push({ file, term, role });
    }
  }
  return places;
}

// An everyday word of a language clears what is written like it: it cannot be forbidden there.
function forbiddenInOrdinary(file: WordsFile, places: ReadonlyMap<string, readonly Place[]>): Problem[] {
  if (file.name !== 'everyday' && file.name !== 'look-alikes') return [];
  return file.terms.flatMap(term => {
    const word = { ...term, text: term.text.replace(/ \d+$/, '') };
    const named = places.get(readingOf(word, file))?.find(({ role }) => isKind(role));
    const isSame = named?.term.text.toLowerCase() === word.text.toLowerCase();
    return named && isSame ? [problem(file, word, `is forbidden in ${named.file.path}`)] : [];
  });
}

function measuresOf(files: readonly WordsFile[]) {
  const measures = new Map<string, WordsFile>();
  for (const file of files)
    if (file.name === 'measure')
      for (const term of file.terms) measures.set(readingOf({ ...term, flags: [] }, file), file);
  return measures;
}

// Hungarian 'őz' is a deer: with its accents it is no ounce, without them it would make venison of '4 oz bacon'.
function clearingMeasures(file: WordsFile, measures: ReadonlyMap<string, WordsFile>): Problem[] {
  const role = roleOfFile(file.name);
  if (!isRole(role) || !clearing.has(role)) return [];
  return file.terms.flatMap(term => {
    const isOwn = term.flags.includes('exact') || term.flags.includes('home-only');
    const measure = isOwn ? undefined : measures.get(readingOf(term, file));
    return measure
      ? [problem(file, term, `clears what stands beside it, and is a measure in ${measure.path}`)]
      : [];
  });
}

const problem = ({ path }: WordsFile, { at, text }: Written, says: string): Problem => ({
  path,
  at,
  says: `'${text}' ${says}`,
});
