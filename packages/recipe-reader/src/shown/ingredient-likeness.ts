const amount =
  /^(?:\p{Nd}|[½¼¾⅓⅔⅛]|(?:a|an|one|two|eine?|zwei|un|une|una|en|ett|et|bir|satu|half|halbe|etwas|pinch|handful)\s)|\p{Nd}/iu;

/** How many lines of a list may be ingredients; 0 where too few are, or where it is a text and no list. */
export function ingredientLikeness(lines: string[]): number {
  if (lines.length < 2 || lines.length > 100) return 0;
  const short = lines.filter(line => line.length <= 120);
  const measured = short.filter(line => amount.test(line));
  if (short.length < lines.length * 0.7) return 0;
  return measured.length >= 2 || measured.length >= lines.length * 0.4
    ? measured.length + short.length / 100
    : 0;
}
