import { t } from '../texts/text.ts';

/** Said in the page's language. */
export interface EtiquetteTip {
  words: () => string;
  source: () => string;
}

/** How the Prophet ﷺ taught to eat. */
export const etiquetteTips: EtiquetteTip[] = [
  { words: () => t('etiquette.right.words'), source: () => t('etiquette.right.source') },
  { words: () => t('etiquette.begin.words'), source: () => t('etiquette.begin.source') },
  { words: () => t('etiquette.together.words'), source: () => t('etiquette.together.source') },
  { words: () => t('etiquette.fault.words'), source: () => t('etiquette.fault.source') },
  { words: () => t('etiquette.third.words'), source: () => t('etiquette.third.source') },
  { words: () => t('etiquette.thank.words'), source: () => t('etiquette.thank.source') },
];
