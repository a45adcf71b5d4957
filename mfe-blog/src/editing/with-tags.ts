/** The tags and those that a text holds, parted by commas; each word once, as it was written first. */
export function withTags(tags: string[], text: string): string[] {
  const more = text
    .split(',')
    .map(tag => tag.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const all = [...tags, ...more];
  const words = all.map(tag => tag.toLowerCase());
  return all.filter((_tag, at) => words.indexOf(words[at] ?? '') === at);
}
