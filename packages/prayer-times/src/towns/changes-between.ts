/** How many letters have to be put in, taken out or changed to make one name of another. */
export function changesBetween(one: string, other: string): number {
  const row = Uint8Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    let diagonal = at - 1;
    row[0] = at;
    for (let to = 1; to <= other.length; to += 1) {
      const same = one.charCodeAt(at - 1) === other.charCodeAt(to - 1) ? 0 : 1;
      const above = row[to] ?? 0;
      row[to] = Math.min(above + 1, (row[to - 1] ?? 0) + 1, diagonal + same);
      diagonal = above;
    }
  }
  return row[other.length] ?? 0;
}
