export const verdicts = ['halal', 'doubtful', 'haram'] as const;
export type Verdict = (typeof verdicts)[number];

export type Reason =
  | 'pork'
  | 'meat-unspecified'
  | 'carrion'
  | 'equine'
  | 'carnivore'
  | 'amphibian-reptile'
  | 'insect'
  | 'blood'
  | 'alcohol'
  | 'intoxicant'
  | 'gelatine-unspecified'
  | 'animal-additive'
  | 'rennet';

export type Substitute = { use: readonly string[]; note?: string };

export type Finding = {
  verdict: Exclude<Verdict, 'halal'>;
  /** The words of the text that caused it, as a reader would see them. */
  words: string;
  reason: Reason;
  /** The same in a sentence that can be shown. */
  explanation: string;
  /** The number of the rule in docs/halal-rules.md. */
  rule: number;
  substitute: Substitute;
};

export type Judgement = { verdict: Verdict; findings: Finding[] };

export function worstOf(found: Iterable<{ verdict: Verdict }>): Verdict {
  let worst = 0;
  for (const { verdict } of found) worst = Math.max(worst, verdicts.indexOf(verdict));
  return verdicts[worst] ?? 'haram';
}
