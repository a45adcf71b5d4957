const around = new Set(' \t\n\r\u00a0.,;:•·-–—۔،؛');
/** At its end a dash or a colon says nothing, at its beginning a bullet. */
export function trimPart(text: string): string {
  let from = 0;
  let until = text.length;
  while (from < until && around.has(text.charAt(from))) from++;
  while (until > from && around.has(text.charAt(until - 1))) until--;
  return text.slice(from, until).replaceAll(/(?<!\s)\s+/g, ' ');
}
