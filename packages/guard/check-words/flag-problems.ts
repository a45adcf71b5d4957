import { isFlag, type Problem, type WordsFile } from './words-file.ts';

/** Two of which one takes the other back. */
const contrary: readonly (readonly [string, string])[] = [
  ['fixed', 'plural-only'],
  ['home', 'home-only'],
  ['everywhere', 'home'],
  ['everywhere', 'home-only'],
];

export function flagProblems({ path, terms }: WordsFile): Problem[] {
  const problems: Problem[] = [];
  for (const { at, text, line, flags } of terms) {
    if (!text) problems.push({ path, at, says: 'holds no term' });
    if (line.includes('[') && flags.length === 0)
      problems.push({ path, at, says: `'${text}': brackets hold flags, and stand behind the term` });
    for (const flag of flags)
      if (!isFlag(flag)) problems.push({ path, at, says: `'${text}': no flag is called '${flag}'` });
    for (const [one, other] of contrary)
      if (flags.includes(one) && flags.includes(other))
        problems.push({ path, at, says: `'${text}': '${one}' and '${other}' contradict each other` });
  }
  return problems;
}
