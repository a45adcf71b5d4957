import { pageTexts } from '@sufra/web-kit/texts';
import en from './en.json' with { type: 'json' };

export const { t } = pageTexts({ en });
