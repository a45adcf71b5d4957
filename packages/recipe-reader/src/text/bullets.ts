const bullet = /^(?:[\s\-–—•●○▪▫◦·*✓✔✅➡▢☐□■►▶➤→‣⁃]|\ufe0f|\[[ x]?\])+(?=\S)/u;
/** Behind a word for it a number is a step's without any sign: 'Step 1 Heat the oil'. */
const stepWord =
  'step|schritt|étape|etape|etapa|paso|passo|fase|krok|adım|langkah|steg|trin|stap|vaihe|bước|βήμα|шаг|крок|مرحلہ|مرحلة|الخطوة|خطوة|चरण|ステップ|手順|工程|步骤|步驟|단계';
const number = new RegExp(
  `^(?:(?:${stepWord})\\s?\\p{Nd}{1,2}(?:\\s?[.)\\-:–]{1,2}\\s*|\\s+)|\\p{Nd}{1,2}\\s?[.)\\-:–]{1,2}\\s*)(?=\\D)`,
  'iu',
);
const circled = /^[❶-❿➀-➓①-⑳]\s*/u;
const emojiNumber = /^\d\ufe0f?\u20e3\s*/u;

const withoutBullet = (line: string) => {
  const rest = line.replace(bullet, '').trim();
  return rest === '' ? line.trim() : rest;
};

const minus = /^\s*-(?=\p{Nd})/u;
const startsWithDash = /^\s*[-–—]/u;

/** '-3 eggs' is three eggs in a list whose lines begin so; beside others its sign is an amount's, and stays to be asked about. */
export function withoutBullets(lines: readonly string[]): string[] {
  const dashed = lines.filter(line => startsWithDash.test(line)).length;
  const isMinus = (line: string) => dashed * 2 <= lines.length && minus.test(line);
  return lines.map(line => (isMinus(line) ? line.trim() : withoutBullet(line)));
}

/** '1.', 'Step 2:', '❸', '٤-' before a step. */
export const withoutStepNumber = (line: string) => {
  const rest = withoutBullet(line).replace(emojiNumber, '').replace(circled, '').replace(number, '').trim();
  return rest === '' ? line.trim() : rest;
};

export const hasBullet = (line: string) => bullet.test(line);
export const hasStepNumber = (line: string) =>
  number.test(line) || circled.test(line) || emojiNumber.test(line);
