import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pageFailed } from '@sufra/web-kit';
import { aSite, aSlice } from '../../test/scripted-slices.tsx';
import { createReloadOnce } from './reload-once.ts';
import { reloadWhenStale } from './reload-when-stale.ts';

const reload = jest.fn();
const isInUse = jest.fn(() => false);
const hasNewShell = jest.fn(async () => false);
let scripted = aSite();
let stop = () => {};

beforeEach(async () => {
  sessionStorage.clear();
  reload.mockClear();
  hasNewShell.mockResolvedValue(false);
  isInUse.mockReturnValue(false);
  scripted = aSite();
  stop = reloadWhenStale({
    ...scripted,
    hasNewShell,
    isInUse,
    reloadOnce: createReloadOnce(reload, () => sessionStorage),
  });
  await scripted.loader.load({ name: 'mfe-blog', entry: aSlice().entry ?? '' });
});

afterEach(() => stop());

async function missChunk(path: string): Promise<void> {
  const error = Object.assign(new Error('Loading chunk 5 failed'), {
    request: new URL(path, location.href).href,
  });
  dispatchEvent(new CustomEvent(pageFailed, { detail: error }));
  await new Promise(resolve => setTimeout(resolve));
}

const deployAnew = (entry = '/mfe/mfe-blog/remoteEntry.2.js') => {
  scripted.site.remotes = [aSlice({ entry })];
};

describe('a part of a slice that does not come', () => {
  test('after a new deployment reloads the page', async () => {
    deployAnew();
    await missChunk('/mfe/mfe-blog/5.abc.js');

    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('again after the reload does not reload again', async () => {
    deployAnew();
    await missChunk('/mfe/mfe-blog/5.abc.js');
    await missChunk('/mfe/mfe-blog/5.abc.js');

    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('after one more deployment reloads once more', async () => {
    deployAnew();
    await missChunk('/mfe/mfe-blog/5.abc.js');
    deployAnew('/mfe/mfe-blog/remoteEntry.3.js');
    await missChunk('/mfe/mfe-blog/5.abc.js');

    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('without a new deployment leaves the page as it is', async () => {
    await missChunk('/mfe/mfe-blog/5.abc.js');

    expect(reload).not.toHaveBeenCalled();
  });

  test('while words are being typed leaves them where they are', async () => {
    deployAnew();
    isInUse.mockReturnValue(true);
    await missChunk('/mfe/mfe-blog/5.abc.js');

    expect(reload).not.toHaveBeenCalled();
  });

  test('while nothing answers leaves the page as it is', async () => {
    scripted.site.registry = 'down';
    await missChunk('/mfe/mfe-blog/5.abc.js');

    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a part of the shell that does not come', () => {
  test('reloads when the site serves another shell now', async () => {
    hasNewShell.mockResolvedValue(true);
    await missChunk('/76.abc.js');

    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('leaves the page when it is the same shell', async () => {
    await missChunk('/76.abc.js');

    expect(reload).not.toHaveBeenCalled();
  });
});

test('a page that fails by its own fault is not reloaded', async () => {
  deployAnew();
  dispatchEvent(new CustomEvent(pageFailed, { detail: new TypeError('x is undefined') }));
  await new Promise(resolve => setTimeout(resolve));

  expect(reload).not.toHaveBeenCalled();
});
