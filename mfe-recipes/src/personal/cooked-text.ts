import { formatDate } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

/** 'Cooked 3 times, last on November 20, 2026' */
export const cookedText = (days: readonly string[]) =>
  t('personal.cooked.times', { count: days.length, day: formatDate(days[0] ?? '') });
