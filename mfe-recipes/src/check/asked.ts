import type { BodyOf } from '@sufra/contracts';
import { t } from '../texts/text.ts';

export type School = NonNullable<BodyOf<'POST /halal/check'>['school']>;

/** What is checked, and by whose line: that of the site where no school is chosen. */
export interface Asked {
  text: string;
  school: School | '';
}

export const schoolNames = (): Record<School, string> => ({
  hanafi: t('check.school.hanafi'),
  shafii: t('check.school.shafii'),
  maliki: t('check.school.maliki'),
  hanbali: t('check.school.hanbali'),
});

export const isSchool = (value: unknown): value is School =>
  typeof value === 'string' && Object.hasOwn(schoolNames(), value);
