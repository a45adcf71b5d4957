import { expect, jest, test } from '@jest/globals';
import { aSlice } from '../../test/scripted-slices.tsx';
import { createKnownSlices } from './known-slices.ts';
import type { FetchRegistry } from './registry.ts';
import { createRememberedPaths } from './remembered-paths.ts';

const fetchRegistry = jest.fn<FetchRegistry>();
const aReader = () =>
  createKnownSlices(
    fetchRegistry,
    createRememberedPaths(() => sessionStorage),
  );
const served = (name: string) => ({ remotes: [aSlice({ name })] });
const gone = () => Promise.reject(new Error('no answer'));

test('what was kept will do until the slices are known; after that only news counts', async () => {
  fetchRegistry.mockImplementationOnce(gone).mockResolvedValue(served('mfe-blog'));
  const known = aReader();
  await expect(known.fresh()).rejects.toThrow('no answer');
  await known.fresh();
  await known.fresh();
  expect(fetchRegistry.mock.calls.map(([{ mayBeKept }]) => mayBeKept)).toEqual([true, true, false]);
});

test('a reading that fails later leaves what was known, and counts as none', async () => {
  fetchRegistry.mockResolvedValueOnce(served('mfe-blog')).mockImplementationOnce(gone);
  const known = aReader();
  await known.fresh();
  const readAt = known.readAt();
  await expect(known.fresh()).rejects.toThrow('no answer');
  expect((await known.latest())?.map(({ name }) => name)).toEqual(['mfe-blog']);
  expect(known.readAt()).toBe(readAt);
});
