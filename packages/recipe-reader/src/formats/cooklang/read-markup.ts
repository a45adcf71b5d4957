/** What one paragraph of a Cooklang text says: its words without the marks, and what is marked in it as an ingredient. */
export interface Paragraph {
  text: string;
  ingredients: string[];
  /** It says nothing but ingredients. */
  isList: boolean;
}

interface Mark {
  name: string;
  amount: string;
  remark: string;
  end: number;
}

const marks = new Set(['@', '#', '~']);
const longest = 200;

/** The mark that begins here, up to its brace or as one word; none where no name follows. */
function markAt(text: string, at: number): Mark | undefined {
  const after = text.slice(at + 1, at + 1 + longest);
  const open = after.search(text[at] === '@' && after.startsWith('@') ? /[{#~\n]/ : /[{@#~\n]/);
  if (open !== -1 && after[open] === '{') return bracedMark(text, at + 1, at + 1 + open);
  const [word = ''] = /^[\p{L}\p{N}\p{M}_-]+/u.exec(after) ?? [];
  if (word === '' || text[at] === '~') return undefined;
  return { name: word, amount: '', remark: '', end: at + 1 + word.length };
}

function bracedMark(text: string, from: number, open: number): Mark | undefined {
  const close = text.slice(open, open + longest).indexOf('}');
  if (close === -1) return undefined;
  const end = open + close + 1;
  const name = text
    .slice(from, open)
    .trim()
    .replace(/^[@&?+-]/, '')
    .replace(/^\.{1,2}\/(?:[^/]*\/)*/, '');
  const amount = text
    .slice(open + 1, end - 1)
    .trim()
    .replace(/^=/, '');
  const remarkEnd = text[end] === '(' ? text.slice(end, end + longest).indexOf(')') : -1;
  if (remarkEnd === -1) return { name, amount, remark: '', end };
  return { name, amount, remark: text.slice(end + 1, end + remarkEnd).trim(), end: end + remarkEnd + 1 };
}

const amountText = (amount: string) =>
  amount
    .split('%')
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ');

const lineOf = ({ name, amount, remark }: Mark) =>
  [[amountText(amount), name.split('|')[0]].filter(Boolean).join(' '), remark].filter(Boolean).join(', ');

export function readParagraph(source: string): Paragraph {
  const ingredients: string[] = [];
  let text = '';
  let beside = '';
  for (let at = 0; at < source.length; ) {
    const sign = source[at] ?? '';
    if (sign === '\\' && at + 1 < source.length) {
      text += source[at + 1];
      beside += source[at + 1];
      at += 2;
      continue;
    }
    const mark = marks.has(sign) ? markAt(source, at) : undefined;
    if (!mark) {
      text += sign;
      beside += sign;
      at += 1;
      continue;
    }
    text += sign === '~' ? amountText(mark.amount) || mark.name : (mark.name.split('|').at(-1) ?? '');
    if (sign === '@') ingredients.push(lineOf(mark));
    else beside += mark.name || mark.amount;
    at = mark.end;
  }
  return { text: text.trim(), ingredients, isList: ingredients.length > 0 && !/[\p{L}\p{N}]/u.test(beside) };
}

/** Remarks for those who read the source: to the end of a line, or within brackets. */
export function withoutComments(text: string): string {
  let kept = '';
  for (let at = 0; at < text.length; ) {
    if (text[at] === '\\') {
      kept += text.slice(at, at + 2);
      at += 2;
    } else if (text.startsWith('[-', at)) {
      const end = text.indexOf('-]', at + 2);
      at = end === -1 ? text.length : end + 2;
    } else if (text.startsWith('--', at)) {
      const end = text.indexOf('\n', at);
      at = end === -1 ? text.length : end;
    } else {
      kept += text[at];
      at += 1;
    }
  }
  return kept;
}
