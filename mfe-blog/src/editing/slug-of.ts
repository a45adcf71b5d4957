const longest = 80;

/** The address that the server will make of a title; undefined for letters of which only the server knows how they are written here. */
export function slugOf(title: string): string | undefined {
  const plain = title
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ`]+/gu, '')
    .toLowerCase();
  if (/[^\P{L}a-z]/u.test(plain)) return undefined;
  const words = plain
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug || words[0]?.slice(0, longest);
}
