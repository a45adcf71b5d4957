/** What is said of a drink beside its name, and says nothing of what takes its place: 'dry', 'trocken', 'seco'. */
const words = new Set(
  (
    'dry sweet medium-dry medium good quality good-quality cheap cooking cold light dark white gold golden spiced aged nice inexpensive full-bodied decent ' +
    'cream other extra fortified flat ice-cold trockener trockenen trocken trockenes trockenem lieblicher lieblich guter guten kalter kaltes dunkles helles ' +
    'sec blanc seco secco branco suave doce secos сухое сухого сухой белого белое полусладкое droge torrt torr sek'
  ).split(' '),
);

const wordBefore = /(?<![\p{L}\p{M}-])([\p{L}\p{M}-]+)\s$/u;
const wordAfter = /^\s+([\p{L}\p{M}-]+)/u;

/** The place of a drink with the words that go with it. */
export function withModifiers(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  for (;;) {
    const before = wordBefore.exec(text.slice(Math.max(0, from - 24), from));
    if (!before || !words.has(before[1]?.toLowerCase() ?? '')) break;
    from -= before[0].length;
  }
  for (;;) {
    const after = wordAfter.exec(text.slice(to, to + 24));
    if (!after || !words.has(after[1]?.toLowerCase() ?? '')) break;
    to += after[0].length;
  }
  return { start: from, end: to };
}
