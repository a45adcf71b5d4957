import { limits } from '@sufra/contracts';
import { textsIn } from '../texts/text.ts';

export function answersWithin(language: string) {
  const t = textsIn(language);
  return t('letter.answers', { hours: limits.supportAnswerHours });
}
