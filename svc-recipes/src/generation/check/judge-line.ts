import { judge } from '@sufra/guard';
import type { JudgeText } from './judge-lines.ts';

/** The guard in the words of the contract. */
export const judgeLine: JudgeText = (text, ingredients) => {
  const { verdict, findings } = judge(text, { ingredients });
  return {
    verdict,
    findings: findings.map(({ verdict: of, words, explanation, rule, substitute }) => ({
      verdict: of,
      words,
      reason: explanation,
      rule,
      substitute: substitute.use.join(' or ') || null,
      use: substitute.use,
    })),
  };
};
