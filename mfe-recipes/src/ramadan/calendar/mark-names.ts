import type { MarkedDay } from '@sufra/prayer-times/hijri';
import { t } from '../../texts/text.ts';

export const markNames = (): Record<MarkedDay, string> => ({
  arafah: t('ramadan.fasts.arafah'),
  ashura: t('ramadan.fasts.ashura'),
  white: t('ramadan.fasts.white'),
  monday: t('ramadan.fasts.monday'),
  thursday: t('ramadan.fasts.thursday'),
});
