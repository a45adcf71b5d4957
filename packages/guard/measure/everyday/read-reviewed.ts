import { readFileSync } from 'node:fs';

/** What was decided of words by reading them: 'keep' or 'drop', by language and word. */
export function readReviewed(path: string): Map<string, string> {
  const reviewed = new Map<string, string>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [language, word, decision] = (line.split('#')[0] ?? '').trim().split(/\s+/);
    if (language && word && decision) reviewed.set(`${language} ${word}`, decision);
  }
  return reviewed;
}
