import type { HalalFinding } from '@sufra/contracts';

/** What may take the place of it, each by itself, the nearest first. */
interface Choices {
  use?: readonly string[];
}

export type FoundIn = HalalFinding & Choices;
export type Finding = FoundIn & { verdict: 'doubtful' | 'haram' };

/** The halal guard: one line of text in, what the rule says of it out. */
export type JudgeText = (text: string) => {
  verdict: 'halal' | 'doubtful' | 'haram';
  findings: readonly Finding[];
};

const publicPart = ({ verdict: _, ...found }: Finding): FoundIn => found;

/** The findings of one verdict over several lines, each thing once. */
export function findingsIn(
  judge: JudgeText,
  { lines, verdict }: { lines: readonly string[]; verdict: Finding['verdict'] },
): FoundIn[] {
  const found = lines
    .flatMap(line => judge(line).findings)
    .filter(finding => finding.verdict === verdict)
    .map(publicPart);
  return [...new Map(found.map(finding => [finding.words.toLowerCase(), finding])).values()];
}
