const digit = /\p{Nd}/u;

/** '1,5 %' and '1,000 mg', but not '471,472', which are two additives. */
export function isInNumber(text: string, at: number): boolean {
  const before = runOf(text, at, -1);
  const after = runOf(text, at, 1);
  return before > 0 && after > 0 && !(before >= 3 && after >= 3);
}

/** How many digits stand beside it on one side; more than three are as good as three. */
function runOf(text: string, at: number, step: 1 | -1): number {
  let length = 0;
  while (length < 3 && digit.test(text.charAt(at + step * (length + 1)))) length++;
  return length;
}
