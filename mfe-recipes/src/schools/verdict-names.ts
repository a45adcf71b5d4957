import type { CheckedText } from '@sufra/contracts';
import { t } from '../texts/text.ts';

export const verdictNames = (): Record<CheckedText['verdict'], string> => ({
  halal: t('howWeCheck.answers.halal.name'),
  doubtful: t('howWeCheck.answers.doubtful.name'),
  haram: t('howWeCheck.answers.haram.name'),
});
