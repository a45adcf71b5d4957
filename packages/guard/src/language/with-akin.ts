import { type Language, languages } from '../words/languages.ts';

const akinTo = new Map(
  languages.map(one => [
    one,
    languages.filter(other => one === other || one.akin.has(other.code) || other.akin.has(one.code)),
  ]),
);

/** These languages and those whose lines are easily taken for theirs, whose words help them out. */
export function withAkin(given: ReadonlySet<Language>): ReadonlySet<Language> {
  const all = new Set<Language>();
  for (const language of given) for (const akin of akinTo.get(language) ?? []) all.add(akin);
  return all;
}
