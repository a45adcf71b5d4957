import { t } from '../../texts/text.ts';

export interface Idea {
  name: string;
  request: { ingredients: string } | { prompt: string };
}

/** Requests to begin with, within everybody's plan. */
export const ideas = (): Idea[] => [
  { name: t('generator.ideas.barley'), request: { ingredients: t('generator.ideas.barleyRequest') } },
  { name: t('generator.ideas.chickpeas'), request: { ingredients: t('generator.ideas.chickpeasRequest') } },
  {
    name: t('generator.ideas.soup'),
    request: { prompt: t('generator.ideas.soupRequest') },
  },
  {
    name: t('generator.ideas.rice'),
    request: { prompt: t('generator.ideas.riceRequest') },
  },
];
