import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { samePage } from '@sufra/web-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { openSite } from '../../test/open-site.tsx';

const scrollTo = jest.spyOn(window, 'scrollTo');

beforeEach(() => {
  scrollTo.mockClear();
});

afterEach(() => {
  document.title = '';
});

async function open(address: string) {
  const { router } = openSite(address);
  await screen.findByRole('heading', { level: 1 });
  return { goTo: (next: string) => act(() => router.navigate(next)) };
}

/** Tells those who watch the page that it has grown, which jsdom never does. */
function watchedGrowth() {
  const { ResizeObserver: kept } = globalThis;
  let grown: () => void = () => undefined;
  globalThis.ResizeObserver = class extends kept {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      grown = () => callback([], this);
    }
  };
  return { grown: () => grown(), end: () => (globalThis.ResizeObserver = kept) };
}

describe('another page', () => {
  test('starts at its top with the focus on it', async () => {
    const { goTo } = await open('/terms');
    expect(document.body).toHaveFocus();

    await goTo('/privacy');

    expect(scrollTo.mock.calls).toContainEqual([{ top: 0, left: 0, behavior: 'instant' }]);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('is announced by its title', async () => {
    const { goTo } = await open('/terms');

    await goTo('/privacy');

    await waitFor(() => {
      const [region] = document.querySelectorAll('[aria-live="polite"][aria-atomic="true"]');
      expect(region?.textContent).toBe('Privacy Policy - Sufra');
    });
  });

  test('that the browser opens at an anchor starts there', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const growth = watchedGrowth();
    window.location.hash = '#payments';

    await open('/privacy#payments');
    growth.grown();

    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('payments')]);
    growth.end();
    window.location.hash = '';
    scrollIntoView.mockRestore();
  });

  test('with an anchor in its address starts there', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { goTo } = await open('/terms');
    window.location.hash = '#payments';

    await goTo('/privacy#payments');

    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('payments')]);
    expect(scrollTo).not.toHaveBeenCalled();
    window.location.hash = '';
    scrollIntoView.mockRestore();
  });
});

describe('going back', () => {
  const scrollBy = (top: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  const isAsLongAs = (height: number) =>
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: height });
  afterEach(() => {
    isAsLongAs(0);
  });

  test('leads to where the page was left, and going forward to the top', async () => {
    isAsLongAs(9_000);
    const { router } = openSite('/terms');
    await screen.findByRole('heading', { level: 1 });
    scrollBy(1_234);
    await act(() => router.navigate('/privacy'));
    scrollBy(0);
    scrollTo.mockClear();

    await act(() => router.navigate(-1));
    expect(scrollTo.mock.calls).toEqual([[{ top: 1_234, left: 0, behavior: 'instant' }]]);
    await act(() => router.navigate('/contact'));
    expect(scrollTo.mock.calls.at(-1)).toEqual([{ top: 0, left: 0, behavior: 'instant' }]);
  });

  test('to a page that is not as long yet waits for it, until the reader scrolls', async () => {
    const growth = watchedGrowth();
    isAsLongAs(9_000);
    const { router } = openSite('/terms');
    await screen.findByRole('heading', { level: 1 });
    scrollBy(2_000);
    await act(() => router.navigate('/privacy'));
    isAsLongAs(500);
    await act(() => router.navigate(-1));
    scrollTo.mockClear();

    isAsLongAs(9_000);
    growth.grown();
    expect(scrollTo.mock.calls).toEqual([[{ top: 2_000, left: 0, behavior: 'instant' }]]);
    growth.end();
  });
});

test('a changed search of the same page moves nothing', async () => {
  const { goTo } = await open('/terms');

  await goTo('/terms?from=footer');

  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('a page that replaces its own address goes on, and is another page when gone back to', async () => {
  const { router } = openSite('/terms');
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/privacy', { replace: true, state: samePage({}) }));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();

  await act(() => router.navigate('/contact'));
  scrollTo.mockClear();
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenCalled();
});

test('a dialog with a path of its own moves nothing, coming and going', async () => {
  const { router } = openSite('/terms');
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/privacy', { state: { over: '/terms' } }));
  await act(() => router.navigate(-1));

  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});
