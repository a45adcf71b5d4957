import { describe, expect, test } from '@jest/globals';
import { parseRegistry } from './registry.ts';

describe('the registry', () => {
  test('lists slices that are there and slices that are missing', () => {
    const slices = parseRegistry({
      remotes: [
        { name: 'mfe-blog', title: 'The blog', entry: '/mfe/mfe-blog/remoteEntry.1.js', paths: ['/blog'] },
        { name: 'mfe-account', title: 'Your account', missing: true, paths: [] },
      ],
    });

    expect(slices).toEqual([
      { name: 'mfe-blog', title: 'The blog', entry: '/mfe/mfe-blog/remoteEntry.1.js', paths: ['/blog'] },
      { name: 'mfe-account', title: 'Your account', paths: [] },
    ]);
  });

  test('with an entry that makes no sense keeps the others', () => {
    const slices = parseRegistry({
      remotes: [null, { title: 'no name' }, { name: 'mfe-blog', paths: [7, '/blog'] }],
    });

    expect(slices).toEqual([{ name: 'mfe-blog', title: 'mfe-blog', paths: ['/blog'] }]);
  });

  test.each([null, 'text', {}, { remotes: 'none' }])('that is %p is refused', answer => {
    expect(() => parseRegistry(answer)).toThrow('/remotes.json lists no remotes');
  });
});
