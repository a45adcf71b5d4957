import { cleanLine } from '../clean-text.ts';
import { withoutScanSlips } from './scan-slips.ts';

/** Signs of a chat, around or before words: '*bold*', '_slanted_', emojis. */
const marks = /[*_~`]+(?=\S)|(?<=\S)[*_~`]+/g;
/** Of Markdown: '## ' before a heading, an address behind its words. */
const heading = /^\s*#{1,6}\s+/;
const link = /\[([^\][]{1,200})\]\([^()\s]{1,500}\)/g;
const emojis = /(?:\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\ufe0f\u{1F3FB}-\u{1F3FF}])+/gu;
const bulletEmojis =
  /^(?:\s|\ufe0f|[\u2705\u2714\u27a1\u25b6\u2611\u25a2\u2610\u{1F449}\u{1F538}\u{1F539}\u25aa\u25ab])+/u;

/** A line as it is read, and whether an empty one stands before it. */
export interface TextLine {
  text: string;
  isAfterGap: boolean;
}

export const withoutEmojis = (line: string) =>
  line
    .replaceAll(emojis, ' ')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();

export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let isAfterGap = true;
  for (const raw of withoutScanSlips(text.split(/\r\n|[\n\r\u2028\u2029]/))) {
    const line = withoutEmojis(
      cleanLine(raw)
        .replace(heading, '')
        .replaceAll(link, '$1')
        .replace(bulletEmojis, '• ')
        .replaceAll(marks, ''),
    );
    if (/[\p{L}\p{N}]/u.test(line)) {
      lines.push({ text: line, isAfterGap });
      isAfterGap = false;
    } else isAfterGap = true;
  }
  return lines;
}
