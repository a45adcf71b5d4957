const opens = new Set('([{（');
const closes = new Set(')]}）');

/** For each sign whether it stands in brackets that are closed again: one that is never closed opens nothing. */
export function insideBrackets(text: string): boolean[] {
  const inside = new Array<boolean>(text.length).fill(false);
  const open: number[] = [];
  let from = -1;
  const outermost: [number, number][] = [];
  for (let at = 0; at < text.length; at++) {
    if (opens.has(text.charAt(at))) open.push(at);
    else if (closes.has(text.charAt(at))) {
      from = open.pop() ?? -1;
      if (from >= 0) outermost.push([from, at]);
    }
  }
  let until = -1;
  for (const [start, end] of outermost.toSorted(([one], [other]) => one - other)) {
    if (end <= until) continue;
    inside.fill(true, start, end + 1);
    until = end;
  }
  return inside;
}
