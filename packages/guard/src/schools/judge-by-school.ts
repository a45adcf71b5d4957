import { findingsOf, type RecipeText } from '../judge-recipe.ts';
import { type Context, judge } from '../judge-text.ts';
import { type Finding, type Verdict, worstOf } from '../judgement.ts';
import { mentionsIn } from '../mentions/mentions.ts';
import type { School, Topic } from './load-topics.ts';
import { type TopicInText, topicOf, topicsIn } from './topics-in.ts';

/** Where the schools differ on something in a text: the words, and what each of them holds. It is no ruling. */
export type Differing = { words: string; topic: string; held: Topic['held']; source: string };
/** As the guard finds it, or in the words of a school. */
export type HeldFinding = Omit<Finding, 'reason'>;
export type SchoolJudgement = { verdict: Verdict; findings: HeldFinding[]; differing: Differing[] };
type BySchool = { school?: School | undefined };

/** A text as a school holds it, and where the schools differ; without a school, as the guard's own line has it. */
export function judgeBySchool(
  text: string,
  { school, ...context }: Context & BySchool = {},
): SchoolJudgement {
  const found = topicsIn(text, context);
  const own = judge(text, context).findings;
  const findings = school ? heldFindings(own, { text, context, school, found }) : own;
  const differing = found.map(asDiffering);
  return { verdict: worstOf(findings), findings, differing };
}

/** Where the schools differ on the ingredients of a recipe, each topic once. */
export function differingIn({ title, ingredients, steps, language }: RecipeText): Differing[] {
  const around = [title, ...ingredients, ...steps];
  const all = ingredients.flatMap(text => topicsIn(text, { around, language }).map(asDiffering));
  return [...new Map(all.toReversed().map(one => [one.topic, one])).values()].toReversed();
}

const asDiffering = ({ topic: { name, held, source }, words }: TopicInText): Differing => ({
  ...{ words, topic: name, held, source },
});

/** A recipe as a school holds it: what is found in it, with the text that it is in. */
export function judgeRecipeBySchool(recipe: RecipeText, by: BySchool) {
  const findings = findingsOf(recipe, (text, context) => judgeBySchool(text, { ...context, ...by }));
  return { verdict: worstOf(findings), findings };
}

interface Held {
  text: string;
  context: Context;
  school: School;
  found: TopicInText[];
}

// The school speaks of what is a topic, the guard of all else.
function heldFindings(own: readonly Finding[], { text, context, school, found }: Held): HeldFinding[] {
  if (found.length === 0) return [...own];
  // One for each finding, in the same order.
  const topics = mentionsIn(text, context).map(topicOf);
  const whole = found.find(({ topic }) => topic.isWhole);
  const spoken = (whole ? [whole] : found).flatMap(({ topic, words }) => {
    const { verdict, says } = topic.held[school];
    if (verdict === 'halal') return [];
    const known = own.find((_, at) => topics[at] === topic);
    const substitute = known?.substitute ?? { use: topic.instead };
    return [{ verdict, words, explanation: says, rule: topic.rule, substitute }];
  });
  return [...(whole ? [] : own.filter((_, at) => !topics[at])), ...spoken];
}
