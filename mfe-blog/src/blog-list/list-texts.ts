import { t } from '../texts/text.ts';

/** What stands at the end of a list of posts. */
export const listTexts = () => ({
  failed: t('list.failed'),
  shown: (shown: number, all: number | undefined) =>
    all === undefined ? t('list.first', { shown }) : t('list.shown', { shown, all }),
});
