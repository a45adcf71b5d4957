import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aSite, aSlice } from '../../test/scripted-slices.tsx';
import { moveOn } from './move-on.ts';
import { createReloadOnce } from './reload-once.ts';
import { noteTyping } from './typed-fields.ts';

const reload = jest.fn();
let scripted = aSite();
let isBusy = () => false;

const newer = '/mfe/mfe-blog/remoteEntry.2.js';
const changePage = () =>
  moveOn({
    ...scripted,
    isBusy: () => isBusy(),
    reloadOnce: createReloadOnce(reload, () => sessionStorage),
  });
/** The registry is read again by whatever asks for it. */
const release = async (entry = newer) => {
  scripted.site.remotes = [aSlice({ entry })];
  await scripted.known.fresh();
};

beforeEach(async () => {
  sessionStorage.clear();
  reload.mockClear();
  isBusy = () => false;
  scripted = aSite();
  await scripted.known.fresh();
  await scripted.loader.load({ name: 'mfe-blog', entry: aSlice().entry ?? '' });
});

describe('a change of page', () => {
  test('while what runs is what is served leaves the document as it is', async () => {
    await changePage();
    expect(reload).not.toHaveBeenCalled();
  });

  test('after a slice of this page was released loads the document anew, once', async () => {
    await release();
    await changePage();
    await changePage();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('after a slice that this page has not started was released does not', async () => {
    scripted.site.remotes = [aSlice(), aSlice({ name: 'mfe-plan', entry: newer })];
    await scripted.known.fresh();
    await changePage();
    expect(reload).not.toHaveBeenCalled();
  });

  test('after the shell was released loads the document anew', async () => {
    scripted.site.shell = { build: 'files.2.json' };
    await scripted.known.fresh();
    await changePage();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('while the page is busy leaves it, and the next one does not', async () => {
    await release();
    isBusy = () => true;
    await changePage();
    expect(reload).not.toHaveBeenCalled();
    isBusy = () => false;
    await changePage();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('five minutes after the registry was read asks for it, and takes no answer amiss', async () => {
    const fresh = jest.spyOn(scripted.known, 'fresh');
    await changePage();
    expect(fresh).not.toHaveBeenCalled();
    const later = performance.now() + 5 * 60_000 + 1;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
    scripted.site.registry = 'down';
    await changePage();
    scripted.site.registry = 'up';
    scripted.site.remotes = [aSlice({ entry: newer })];
    await changePage();
    clock.mockRestore();
    expect(fresh).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('a field counts as typed into while it stands in the page with words', () => {
  const isTyping = noteTyping();
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = 'set by the page';
  expect(isTyping()).toBe(false);
  field.value = 'Salt them';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(isTyping()).toBe(true);
  field.value = '';
  expect(isTyping()).toBe(false);
  field.value = 'Salt them when they are soft';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.remove();
  expect(isTyping()).toBe(false);
});
