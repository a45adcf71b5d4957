import { guard } from '../guard.ts';
import { tokenise } from '../normalise/tokens.ts';
import { languages } from '../words/languages.ts';
import { addVotes, noVotes, type Votes } from './decide-languages.ts';

/** So much counts what the caller knows of the language. */
const weightOfGiven = 3;
// The same texts are asked about for each text of a recipe.
const remembered = new WeakMap<readonly string[], Votes>();

/** What the texts around a text, and the language that it was asked for in, say of its language. */
export function votesAround(texts: readonly string[], given: string | undefined): Votes | undefined {
  const language = given === undefined ? undefined : languages.find(({ code }) => code === given);
  if (!language) return texts.length > 0 ? votesIn(texts) : undefined;
  const votes = votesIn(texts).slice();
  votes[language.index] = (votes[language.index] ?? 0) + weightOfGiven;
  return votes;
}

function votesIn(texts: readonly string[]): Votes {
  const known = remembered.get(texts);
  if (known) return known;
  const votes = noVotes();
  for (const text of texts) addVotes(guard.evidence.read(guard.reader.read(tokenise(text))), votes);
  remembered.set(texts, votes);
  return votes;
}
