import type { HalalFinding } from '@sufra/contracts';

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

const publicPart = ({ verdict: _, ...found }: Finding): FoundIn => found;

/** The rules of names that the ingredients may yet explain: bacon can be of turkey, fat of a plant, wine without alcohol. */
const rulesOfNames: ReadonlySet<number> = new Set([2, 5, 10]);

export const saysNoSource = ({ rule }: HalalFinding) => rulesOfNames.has(rule);

interface Lines {
  lines: readonly string[];
  verdict: Finding['verdict'];
  /** Of the recipe that the lines stand in. */
  ingredients?: readonly string[];
}

/** The findings of one verdict over several lines, each thing once. An ingredient speaks for itself. */
export function findingsIn(judge: JudgeText, { lines, verdict, ingredients = [] }: Lines): FoundIn[] {
  const found = lines
    .flatMap(line => (ingredients.includes(line) ? judge(line) : judge(line, ingredients)).findings)
    .filter(finding => finding.verdict === verdict)
    .map(publicPart);
  return [...new Map(found.map(finding => [finding.words.toLowerCase(), finding])).values()];
}
