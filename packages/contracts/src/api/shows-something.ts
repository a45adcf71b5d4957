const isSeen = (text: string) => text.replace(/&nbsp;|&#160;|&#xa0;/gi, ' ').trim() !== '';

/** Whether a reader of this HTML would see anything: a word between its tags, or a picture. */
export function showsSomething(html: string): boolean {
  if (/<img\b/i.test(html)) return true;
  let at = 0;
  while (at < html.length) {
    const opens = html.indexOf('<', at);
    const closes = opens === -1 ? -1 : html.indexOf('>', opens);
    // What never closes is no tag, and is not looked at again: a text of nothing but `<` is read once.
    if (closes === -1) return isSeen(html.slice(at));
    if (opens > at && isSeen(html.slice(at, opens))) return true;
    at = closes + 1;
  }
  return false;
}
