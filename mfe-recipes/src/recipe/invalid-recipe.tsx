import { Notice } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

export const InvalidRecipe = () => <Notice tone="danger">{t('recipe.invalid')}</Notice>;
