import type { HalalFinding } from '@sufra/contracts';
import { type Finding as GuardFinding, judge } from '@sufra/guard';

/** What may take the place of it, each by itself, the nearest first. */
interface Choices {
  use?: readonly string[];
}

export type FoundIn = HalalFinding & Choices;
export type Finding = FoundIn & { verdict: 'doubtful' | 'haram' };

/** The halal guard: one line of text in, what the rule says of it out; with the ingredients of the recipe that it stands in. */
export type JudgeText = (
  text: string,
  ingredients?: readonly string[],
) => {
  verdict: 'halal' | 'doubtful' | 'haram';
  findings: readonly Finding[];
};

export const judgeText: JudgeText = (text, ingredients) => {
  const { verdict, findings } = judge(text, { ingredients });
  return { verdict, findings: findings.map(inContractWords) };
};

export const inContractWords = ({
  verdict,
  words,
  explanation,
  rule,
  substitute: { use },
}: GuardFinding) => ({
  verdict,
  words,
  reason: explanation,
  rule,
  substitute: use.join(' or ') || null,
  use: [...use],
});
