const separators = new Set([',', '،', '、', ';', '؛']);
const isDigit = (sign = '') => /\p{Nd}/u.test(sign);

/** The parts of a list in one line. A comma in brackets, or between digits, divides nothing. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(depth - 1, 0);
    else if (depth === 0 && separators.has(sign) && !(isDigit(text[at - 1]) && isDigit(text[at + 1]))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map(part => part.trim()).filter(Boolean);
}
