import { readFoods } from '../allergens/read-foods.ts';
import type { Context } from '../judge-text.ts';
import { type Mention, mentionsIn } from '../mentions/mentions.ts';
import { plainName } from '../substitutes/substitute-for.ts';
import { type Topic, topics } from './load-topics.ts';

export type TopicInText = { topic: Topic; words: string };

/** What a text speaks of on which the schools differ, each topic once with the first words for it. */
export function topicsIn(text: string, context: Context): TopicInText[] {
  const mentions = mentionsIn(text, context);
  const plain = ` ${plainName(text)} `;
  const written = topics.flatMap(topic => {
    const words = topic.words.find(word => plain.includes(` ${word} `));
    return words === undefined ? [] : [{ topic, words }];
  });
  const named = mentions.flatMap(({ kind, phrase, words }) => {
    const topic = topicOf({ kind, phrase, words });
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

/** What the guard names, as a topic of the schools. */
export const topicOf = ({ kind, phrase, words }: Pick<Mention, 'kind' | 'phrase' | 'words'>) => {
  const plain = plainName(`${phrase} ${words}`);
  return topics.find(
    ({ kinds, holds }) =>
      (kinds as ReadonlySet<string>).has(kind) &&
      (holds.length === 0 || holds.some(hold => plain.includes(hold))),
  );
};
