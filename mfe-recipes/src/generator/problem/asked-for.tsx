import type { GenerationBody } from '@sufra/contracts';
import styles from './problem.module.css';
import { wholeWords } from './whole-words.ts';

interface AskedForProps {
  body: GenerationBody;
  /** The words to mark in it. */
  refused: readonly string[];
}

/** The request as it was written, with the refused words marked where they stand. */
export function AskedFor({ body, refused }: AskedForProps) {
  const text = body.userPrompt ?? body.ingredients?.join(', ') ?? '';
  return (
    <blockquote className={styles.asked} dir="auto">
      {piecesOf(text, refused).map(({ at, words, isRefused }) =>
        isRefused ? <mark key={at}>{words}</mark> : words,
      )}
    </blockquote>
  );
}

interface Piece {
  at: number;
  words: string;
  isRefused: boolean;
}

function piecesOf(text: string, refused: readonly string[]): Piece[] {
  const found = refused.length > 0 ? [...text.matchAll(wholeWords(refused))] : [];
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: words } of found) {
    pieces.push({ at: end, words: text.slice(end, index), isRefused: false });
    pieces.push({ at: index, words, isRefused: true });
    end = index + words.length;
  }
  return [...pieces, { at: end, words: text.slice(end), isRefused: false }].filter(({ words }) => words);
}
