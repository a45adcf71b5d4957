/** A text with other words in the place of those that are forbidden, wherever they stand. */
export function replaceWords(text: string, words: string, use: string): string {
  const [lower, sought] = [text.toLowerCase(), words.toLowerCase()];
  // Letters that change their length with their case would be cut at the wrong place.
  if (sought === '' || lower.length !== text.length) return text.split(words).join(use);
  let written = '';
  let from = 0;
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, from)) {
    written += text.slice(from, at) + use;
    from = at + sought.length;
  }
  return written + text.slice(from);
}
