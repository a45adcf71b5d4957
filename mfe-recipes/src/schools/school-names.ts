import type { School } from '@sufra/contracts';
import { t } from '../texts/text.ts';

export const schoolNames = (): Record<School, string> => ({
  hanafi: t('check.school.hanafi'),
  shafii: t('check.school.shafii'),
  maliki: t('check.school.maliki'),
  hanbali: t('check.school.hanbali'),
});

export const isSchool = (value: unknown): value is School =>
  typeof value === 'string' && Object.hasOwn(schoolNames(), value);
