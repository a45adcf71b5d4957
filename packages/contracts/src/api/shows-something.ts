import { isSeen } from './own-words.ts';

const holdsWords = (text: string) => isSeen(text.replace(/&nbsp;|&#160;|&#xa0;/gi, ' '));

/** Whether a reader of this HTML would see anything: a word between its tags, or a picture. */
export function showsSomething(html: string): boolean {
  if (/<img\b/i.test(html)) return true;
  let at = 0;
  while (at < html.length) {
    const opens = html.indexOf('<', at);
    const closes = opens === -1 ? -1 : html.indexOf('>', opens);
    // What never closes is no tag, and is not looked at again: a text of nothing but `<` is read once.
    if (closes === -1) return holdsWords(html.slice(at));
    if (opens > at && holdsWords(html.slice(at, opens))) return true;
    at = closes + 1;
  }
  return false;
}
