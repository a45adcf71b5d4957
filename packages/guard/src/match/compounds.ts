const shortestPart = 3;
const longestWord = 40;
const links = ['', 's', 'n', 'e', 'en', 'es'];

/** The parts of a compound such as 'Putenbrustschinken', where every one of them is known; else undefined. */
export function splitCompound(word: string, parts: ReadonlySet<string>): string[] | undefined {
  if (word.length > longestWord) return;
  // For each place the parts that lead from there to the end, found from the end on.
  const rest: (string[] | undefined)[] = new Array(word.length + 1);
  rest[word.length] = [];
  for (let start = word.length - shortestPart; start >= 0; start--)
    rest[start] = longestFirst(word, start, parts, rest);
  const found = rest[0];
  return found && found.length > 1 ? found : undefined;
}

function longestFirst(
  word: string,
  start: number,
  parts: ReadonlySet<string>,
  rest: (string[] | undefined)[],
) {
  for (let end = word.length; end >= start + shortestPart; end--) {
    const following = leadsOn(word, end, rest);
    if (following && parts.has(word.slice(start, end))) return [word.slice(start, end), ...following];
  }
}

function leadsOn(word: string, end: number, rest: (string[] | undefined)[]) {
  for (const link of links) {
    const following = word.startsWith(link, end) ? rest[end + link.length] : undefined;
    if (following && (link === '' || following.length > 0)) return following;
  }
}
