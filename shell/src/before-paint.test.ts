import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setTheme } from '@sufra/web-kit';

// A plain script and no module, so the compiler cannot follow an import to it.
const script = './before-paint.ts';
const runBeforePaint = () => jest.isolateModulesAsync(() => import(script));
const mark = () => document.documentElement.dataset.theme;

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)">';
});

describe('before the first paint', () => {
  test.each(['light', 'dark', 'system'] as const)(
    'the theme %s is as the switch had left it',
    async theme => {
      setTheme(theme);
      const left = { mark: mark(), head: document.head.innerHTML };
      delete document.documentElement.dataset.theme;
      jest.resetModules();

      await runBeforePaint();

      expect({ mark: mark(), head: document.head.innerHTML }).toEqual(left);
    },
  );
});
