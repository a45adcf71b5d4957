import type { HalalFinding, SiteLanguage } from '@sufra/contracts';
import { type Finding as GuardFinding, judge, worstOf } from '@sufra/guard';
import { readingsIn } from './readings-in.ts';

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
  language?: SiteLanguage,
) => {
  verdict: 'halal' | 'doubtful' | 'haram';
  findings: readonly Finding[];
};

export const judgeText: JudgeText = (text, ingredients, language) => {
  const readings = readingsIn(language).map(one => judge(text, { ingredients, language: one }));
  const findings = readings.flatMap(reading => reading.findings).map(inContractWords);
  return {
    verdict: worstOf(readings),
    findings: [...new Map(findings.map(one => [one.words.toLowerCase(), one])).values()],
  };
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
