import type { HalalFinding } from '@sufra/contracts';

export type Finding = HalalFinding & { verdict: 'doubtful' | 'haram' };

/** The halal guard: one line of text in, what the rule says of it out. */
export type JudgeText = (text: string) => {
  verdict: 'halal' | 'doubtful' | 'haram';
  findings: readonly Finding[];
};

const publicPart = ({ words, reason, rule, substitute }: Finding): HalalFinding => ({
  words,
  reason,
  rule,
  substitute,
});

/** The findings of one verdict over several lines, each thing once. */
export function findingsIn(
  judge: JudgeText,
  { lines, verdict }: { lines: readonly string[]; verdict: Finding['verdict'] },
): HalalFinding[] {
  const found = lines
    .flatMap(line => judge(line).findings)
    .filter(finding => finding.verdict === verdict)
    .map(publicPart);
  return [...new Map(found.map(finding => [finding.words.toLowerCase(), finding])).values()];
}
