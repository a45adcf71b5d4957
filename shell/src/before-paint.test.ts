import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setTheme } from '@sufra/web-kit';

// A plain script and no module, so the compiler cannot follow an import to it.
const script = './before-paint.ts';
const runBeforePaint = () => jest.isolateModulesAsync(() => import(script));
const mark = () => document.documentElement.dataset.theme;

type Observe = (entries: { getEntriesByName(name: string): string[] }) => void;

let painted = () => {};
beforeEach(() => {
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(observe: Observe) {
        painted = () => observe({ getEntriesByName: name => [name] });
      }
      observe() {}
    },
  });
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

describe('script addresses', () => {
  type Policy = { createScriptURL(address: string): string | null };

  test('of this origin pass the default policy, and no others', async () => {
    const policies = new Map<string, Policy>();
    const trustedTypes = { createPolicy: (name: string, policy: Policy) => policies.set(name, policy) };
    Object.assign(globalThis, { trustedTypes });

    await runBeforePaint();
    Reflect.deleteProperty(globalThis, 'trustedTypes');

    const pass = (address: string) => policies.get('default')?.createScriptURL(address);
    const own = new URL('/mfe/mfe-blog/remoteEntry.1.js', location.href).href;
    expect(pass(own)).toBe(own);
    expect(pass('/main.js')).toBe('/main.js');
    for (const foreign of [
      'https://evil.example/x.js',
      '//evil.example/x.js',
      'data:text/javascript,1',
      'blob:null/1',
    ]) {
      expect(pass(foreign)).toBeNull();
    }
  });
});

describe('the site’s script', () => {
  const started = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => new URL(src).pathname);

  async function open(body: string) {
    const element = document.createElement('script');
    element.dataset.starts = '/main.1.js /more.1.js';
    Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
    document.body.innerHTML = body;
    await runBeforePaint();
    Reflect.deleteProperty(document, 'currentScript');
  }

  function visibility(value: string) {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  }

  afterEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.member;
    Reflect.deleteProperty(document, 'visibilityState');
    document.body.innerHTML = '';
  });

  test('waits until a drawn page has been painted, and is started once', async () => {
    visibility('visible');
    await open('<div id="root" data-prerendered="page">Dates</div>');
    dispatchEvent(new Event('DOMContentLoaded'));
    dispatchEvent(new Event('load'));
    expect(started()).toEqual([]);

    painted();
    painted();
    expect(started()).toEqual(['/main.1.js', '/more.1.js']);
  });

  test('waits for no browser that tells of no paint', async () => {
    visibility('visible');
    jest.useFakeTimers();
    await open('<div id="root" data-prerendered="page">Dates</div>');
    dispatchEvent(new Event('load'));
    expect(started()).toEqual([]);

    jest.advanceTimersByTime(2_000);
    jest.useRealTimers();
    expect(started()).toEqual(['/main.1.js', '/more.1.js']);
  });

  test('does not wait in a tab that is not seen, or no longer', async () => {
    visibility('visible');
    await open('<div id="root" data-prerendered="page">Dates</div>');
    dispatchEvent(new Event('load'));
    expect(started()).toEqual([]);

    visibility('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(started()).toEqual(['/main.1.js', '/more.1.js']);
  });

  test('starts at once where nothing is drawn', async () => {
    visibility('visible');
    await open('<div id="root"></div>');
    expect(started()).toEqual([]);

    dispatchEvent(new Event('DOMContentLoaded'));
    expect(started()).toEqual(['/main.1.js', '/more.1.js']);
  });

  test('starts at once for a member, whose page it draws, and is asked for before', async () => {
    visibility('visible');
    localStorage.setItem('token', 'one');
    await open('<div id="root" data-prerendered="frame">Sufra</div>');
    const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
    expect(asked.map(({ href }) => new URL(href).pathname)).toEqual(['/main.1.js', '/more.1.js']);

    dispatchEvent(new Event('DOMContentLoaded'));
    expect(started()).toEqual(['/main.1.js', '/more.1.js']);
  });
});
