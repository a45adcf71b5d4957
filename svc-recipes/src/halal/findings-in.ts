import type { HalalFinding, SiteLanguage } from '@sufra/contracts';
import type { Finding, FoundIn, JudgeText } from './judge-text.ts';

const publicPart = ({ verdict: _, ...found }: Finding): FoundIn => found;

/** The rules of names that the ingredients may yet explain: bacon can be of turkey, fat of a plant, wine without alcohol. */
const rulesOfNames: ReadonlySet<number> = new Set([2, 5, 10]);

export const saysNoSource = ({ rule }: HalalFinding) => rulesOfNames.has(rule);

/** Each thing that was found once, however often it is named. */
export const eachOnce = <F extends HalalFinding>(found: readonly F[]): F[] => [
  ...new Map(found.map(finding => [finding.words.toLowerCase(), finding])).values(),
];

interface Lines {
  lines: readonly string[];
  verdict: Finding['verdict'];
  /** Of the recipe that the lines stand in. */
  ingredients?: readonly string[];
  language?: SiteLanguage;
}

/** The findings of one verdict over several lines, each thing once. An ingredient speaks for itself. */
export function findingsIn(
  judge: JudgeText,
  { lines, verdict, ingredients = [], language }: Lines,
): FoundIn[] {
  const found = lines
    .flatMap(line => judge(line, ingredients.includes(line) ? undefined : ingredients, language).findings)
    .filter(finding => finding.verdict === verdict)
    .map(publicPart);
  return eachOnce(found);
}
