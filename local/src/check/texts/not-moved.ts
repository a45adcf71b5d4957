/**
 * Folders and files of front ends whose words still stand in the code, in English. A line goes when its words are in the
 * catalogue of its slice; none is added.
 */
export const notMoved = [
  'mfe-account/src',
  'mfe-blog/src',
  'mfe-recipes/src/sunnah-foods/sunnah-foods.ts',
  'shell/src/pages/legal',
  'packages/web-kit/src/list',
  'packages/web-kit/src/route',
  'packages/web-kit/src/session',
  'packages/web-kit/src/timers',
  'packages/web-kit/src/ui/dialog.tsx',
  'packages/web-kit/src/ui/error-state.tsx',
  'packages/web-kit/src/ui/field.tsx',
  'packages/web-kit/src/ui/menu.tsx',
  'packages/web-kit/src/ui/tag-list.tsx',
  'packages/web-kit/src/ui/text-field.tsx',
  'packages/web-kit/src/ui/toasts.tsx',
];
