import type { VerdictReport } from '@sufra/contracts';
import { t } from '../../texts/text.ts';

type Verdict = VerdictReport['verdict'];

export const verdictTones = { halal: 'green', doubtful: 'saffron', haram: 'danger' } as const;

export const verdictNames = (): Record<Verdict, string> => ({
  halal: t('admin.reports.halal'),
  doubtful: t('admin.reports.doubtful'),
  haram: t('admin.reports.haram'),
});

export const placeNames = (): Record<VerdictReport['place'], string> => ({
  label: t('admin.reports.place.label'),
  recipe: t('admin.reports.place.recipe'),
  import: t('admin.reports.place.import'),
  request: t('admin.reports.place.request'),
});

export const schoolNames = (): Record<NonNullable<VerdictReport['school']>, string> => ({
  hanafi: t('admin.reports.school.hanafi'),
  shafii: t('admin.reports.school.shafii'),
  maliki: t('admin.reports.school.maliki'),
  hanbali: t('admin.reports.school.hanbali'),
});
