import type { HalalFinding, School, SiteLanguage } from '@sufra/contracts';
import { type Context, judge, worstOf } from '@sufra/guard';
import { type HeldFinding, judgeBySchool } from '@sufra/guard/schools';
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
  school?: School | null,
) => {
  verdict: 'halal' | 'doubtful' | 'haram';
  findings: readonly Finding[];
};

export const judgeText: JudgeText = (text, ingredients, language, school) => {
  const readings = readingsIn(language).map(one => judgedBy(text, { ingredients, language: one }, school));
  const findings = readings.flatMap(reading => reading.findings).map(inContractWords);
  return {
    verdict: worstOf(readings),
    findings: [...new Map(findings.map(one => [one.words.toLowerCase(), one])).values()],
  };
};

// Where no school is followed, on what they differ is not looked for.
const judgedBy = (text: string, context: Context, school: School | null | undefined) =>
  school ? judgeBySchool(text, { ...context, school }) : judge(text, context);

export const inContractWords = ({ verdict, words, explanation, rule, substitute: { use } }: HeldFinding) => ({
  verdict,
  words,
  reason: explanation,
  rule,
  substitute: use.join(' or ') || null,
  use: [...use],
});
