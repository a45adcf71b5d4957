// Letters that are neither Latin nor read as such: Greek and what follows it, Chinese, kana, Hangul.
const isOther = (code: number) =>
  code >= 0x370 && (code < 0x1e00 || (code >= 0x1f00 && code < 0x2000) || (code >= 0x2e80 && code < 0xd800));

/** Whether a word holds a letter of another script than Latin. Most texts hold none, and need no words of these. */
export function isOfOtherScript(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (isOther(word.charCodeAt(at))) return true;
  return false;
}

const latinOrGroup = /[a-z0-9{\u00c0-\u024f\u1e00-\u1eff]/i;

/** Whether all words of a term hold one. */
export const isWhollyOfOtherScript = (term: string) =>
  isOther(term.charCodeAt(0)) && !latinOrGroup.test(term);
