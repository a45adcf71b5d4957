import { t } from '../texts/text.ts';
import type { ShownVerdict } from './api/send-report.ts';

export const verdictSaid = ({ verdict }: ShownVerdict): string =>
  ({
    halal: () => t('report.said.halal'),
    doubtful: () => t('report.said.doubtful'),
    haram: () => t('report.said.haram'),
  })[verdict]();
