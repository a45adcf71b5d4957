import type { SharedRecipe } from '@sufra/contracts';

const cold = new RegExp(
  [
    'salad|dip|dessert|drink|juice|pudding|cake|cookie|biscuit|chutney|pickle|hummus|sherbet|smoothie|chill',
    'salade|tartinade|boisson|gâteau|crème|réfrigér',
    'salata|tatlı|içecek|şerbet|turşu|meze|buzdolab',
    'selada|minuman|kue|puding|es buah|dinginkan',
    'سلطة|حلوى|حلويات|عصير|مشروب|حمص|الثلاجة|كعك',
    'سلاد|سلاط|میٹھ|شربت|چٹنی|حلوہ|کھیر|رائتہ|فریج',
  ].join('|'),
  'iu',
);

/** A first guess, which the cook can change: what is eaten cold may stand, and is made first. */
export const keepsByItself = ({ title, tags, steps }: Pick<SharedRecipe, 'title' | 'tags' | 'steps'>) =>
  cold.test([title, ...tags, steps.at(-1)?.text ?? ''].join(' ').slice(0, 2_000));
