import type { Context } from '../judge-text.ts';
import { type Mention, mentionsIn } from '../mentions/mentions.ts';
import type { School } from '../schools/load-topics.ts';
import { type TopicInText, topicOf, topicsIn } from '../schools/topics-in.ts';

/** What a text names that is not halal by the line of the guard, or by that of a school. */
export function mentionsBy(text: string, context: Context, school?: School): Mention[] {
  const named = mentionsIn(text, context);
  if (!school) return named;
  const own = named.flatMap(mention => {
    const verdict = topicOf(mention)?.held[school].verdict ?? mention.verdict;
    return verdict === 'halal' ? [] : [{ ...mention, verdict }];
  });
  const held = topicsIn(text, context).flatMap(found => heldIn(text, found, school));
  const more = held.filter(one => !named.some(({ start, end }) => one.start < end && start < one.end));
  return [...own, ...more].sort((one, other) => one.start - other.start);
}

/** What the school forbids, where it stands in the text. */
function heldIn(text: string, { topic, words }: TopicInText, school: School): Mention[] {
  const { verdict } = topic.held[school];
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  if (verdict === 'halal' || start < 0) return [];
  const end = start + words.length;
  const { family } = topic;
  return [{ start, end, words: text.slice(start, end), kind: 'held', family, phrase: words, verdict }];
}
