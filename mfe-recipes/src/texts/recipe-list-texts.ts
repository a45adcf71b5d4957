import { t } from './text.ts';

/** What the end of a list of recipes says. */
export const recipeListTexts = () => ({
  failed: t('recipes.list.failed'),
  shown: (shown: number, all: number | undefined) =>
    all === undefined ? t('recipes.list.first', { shown }) : t('recipes.list.shown', { shown, all }),
});
