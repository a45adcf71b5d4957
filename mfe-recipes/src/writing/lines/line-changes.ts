import { type FormLine, newLine } from '../recipe-form.ts';

/** Moves a line to the place of another. */
export function moved(lines: FormLine[], from: number, to: number): FormLine[] {
  const line = lines[from];
  if (!line || to < 0 || to >= lines.length || from === to) return lines;
  return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}

/** The lines of a text that is pasted: without the marks and numbers that lists have. */
export const linesOfText = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]/)
    .map(line => line.replace(/^\s*(?:[-*•▢☐·]|\d{1,2}[.)])\s/, '').trim())
    .filter(Boolean);

/** Puts several lines where one had the caret: its text before and after goes with the first and the last of them. */
export function pasted(lines: FormLine[], at: number, { before, texts, after }: Pasted): FormLine[] {
  const [first = '', ...others] = texts;
  const line = lines[at];
  if (!line) return lines;
  const all = [{ ...line, text: before + first }, ...others.map(newLine)];
  const last = all.at(-1);
  if (last) all[all.length - 1] = { ...last, text: last.text + after };
  return lines.toSpliced(at, 1, ...all);
}

interface Pasted {
  before: string;
  texts: string[];
  after: string;
}
