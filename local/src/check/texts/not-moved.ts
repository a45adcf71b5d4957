/**
 * Folders and files of front ends whose words still stand in the code, in English. A line goes when its words are in the
 * catalogue of its slice; none is added.
 */
export const notMoved = [
  'mfe-account/src/account',
  'mfe-account/src/admin-panel',
  'mfe-recipes/src/cooking',
  'mfe-recipes/src/dashboard',
  'mfe-recipes/src/etiquette',
  'mfe-recipes/src/generator',
  'mfe-recipes/src/how-we-check',
  'mfe-recipes/src/plan',
  'mfe-recipes/src/recent',
  'mfe-recipes/src/recipe',
  'mfe-recipes/src/recipe-details',
  'mfe-recipes/src/recipe-page',
  'mfe-recipes/src/shared-recipe',
  'mfe-recipes/src/sharing',
  'mfe-recipes/src/sunnah-foods',
  'mfe-recipes/src/units',
  'mfe-recipes/src/week-page',
  'shell/src/pages/legal',
  'packages/web-kit/src/list/english-list-texts.tsx',
];
