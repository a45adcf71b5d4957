const opens = new Set('([{（');
const closes = new Set(')]}）');
const ends = new Set('\n;；');
const commas = new Set(',，、،');
const digit = /\d/;

/** The parts of a list of ingredients: lines, and what stands between commas, unless it is in brackets or a number: '1,5 %'. */
export function labelLines(text: string): string[] {
  const lines: string[] = [];
  let depth = 0;
  let from = 0;
  const cut = (at: number) => {
    const line = text.slice(from, at).trim();
    if (line) lines.push(line);
    from = at + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (opens.has(sign)) depth++;
    else if (closes.has(sign)) depth = Math.max(0, depth - 1);
    else if (ends.has(sign)) {
      depth = 0;
      cut(at);
    } else if (depth === 0 && commas.has(sign) && !isInNumber(text, at)) cut(at);
  }
  cut(text.length);
  return lines;
}

const isInNumber = (text: string, at: number) =>
  digit.test(text.charAt(at - 1)) && digit.test(text.charAt(at + 1));
