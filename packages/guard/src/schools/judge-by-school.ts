import { readFoods } from '../allergens/read-foods.ts';
import { type Context, judge } from '../judge-text.ts';
import { type Verdict, worstOf } from '../judgement.ts';
import { mentionsIn } from '../make-halal/mentions.ts';
import { plainName } from '../substitutes/substitute-for.ts';
import { type School, type Topic, topics } from './load-topics.ts';

/** Where the schools differ on something in a text: the words, and what each of them holds. It is no ruling. */
export type Differing = { words: string; topic: string; held: Topic['held']; source: string };
export type SchoolJudgement = { verdict: Verdict; differing: Differing[] };

/** A text as a school holds it, and where the schools differ; without a school, as the guard's own line has it. */
export function judgeBySchool(text: string, context: Context & { school?: School } = {}): SchoolJudgement {
  const { school, ...rest } = context;
  const found = topicsIn(text, rest);
  const differing = found.map(({ topic: { name, held, source }, words }) => ({
    words,
    topic: name,
    held,
    source,
  }));
  if (!school) return { verdict: judge(text, rest).verdict, differing };
  const whole = found.find(({ topic }) => topic.isWhole);
  if (whole) return { verdict: whole.topic.held[school].verdict, differing };
  const others = mentionsIn(text, rest).filter(
    ({ kind, phrase, words }) => !topicOf(kind, `${phrase} ${words}`),
  );
  const held = found.map(({ topic }) => topic.held[school]);
  return { verdict: worstOf([...others, ...held]), differing };
}

function topicsIn(text: string, context: Context): { topic: Topic; words: string }[] {
  const mentions = mentionsIn(text, context);
  const plain = ` ${plainName(text)} `;
  const written = topics.flatMap(topic => {
    const words = topic.words.find(word => plain.includes(` ${word} `));
    return words === undefined ? [] : [{ topic, words }];
  });
  const named = mentions.flatMap(({ kind, phrase, words }) => {
    const topic = topicOf(kind, `${phrase} ${words}`);
    return topic ? [{ topic, words }] : [];
  });
  const foods = readFoods(text, context).flatMap(({ foods, words, isTakenOut }) => {
    const isNamed = mentions.some(mention => mention.words.includes(words));
    const topic =
      isTakenOut || isNamed ? undefined : topics.find(one => foods.some(food => one.foods.has(food)));
    return topic ? [{ topic, words }] : [];
  });
  const all = [...written, ...named, ...foods];
  return all.filter(({ topic }, at) => all.findIndex(other => other.topic === topic) === at);
}

const topicOf = (kind: string, name: string): Topic | undefined => {
  const plain = plainName(name);
  return topics.find(
    ({ kinds, holds }) =>
      (kinds as ReadonlySet<string>).has(kind) &&
      (holds.length === 0 || holds.some(hold => plain.includes(hold))),
  );
};
