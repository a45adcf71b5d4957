import { formatFile, type Problem, type WordsFile } from './words-file.ts';

/** Whether a file's lines stand in order and in one form. `content` is the file as it is. */
export function orderProblems(file: WordsFile, content: string): Problem[] {
  const wanted = formatFile(file);
  if (content === wanted) return [];
  const written = content.split('\n');
  const at = wanted.split('\n').findIndex((line, index) => line !== written[index]);
  const { path } = file;
  return [
    {
      path,
      at: at + 1,
      says: 'not in order, or not in the usual form: npm run guard:words -- --write mends it',
    },
  ];
}
