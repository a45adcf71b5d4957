import { describe, expect, test } from '@jest/globals';
import { sharedByHost, sharedByRemote } from './sharing.ts';

const keys = [
  '@sufra/web-kit',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-router-dom',
  'react/jsx-runtime',
];

describe('the shared libraries', () => {
  test('are given out by the host at once, each with its version', () => {
    const shared = sharedByHost(false);

    expect(Object.keys(shared).sort()).toEqual(keys);
    for (const library of Object.values(shared)) {
      expect(library).toMatchObject({
        singleton: true,
        eager: true,
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      });
    }
  });

  test('of a developed slice are those and what makes elements that can be changed in place', () => {
    const developed = [...keys, 'react/jsx-dev-runtime'].sort();
    expect(Object.keys(sharedByHost(true)).sort()).toEqual(developed);
    expect(Object.keys(sharedByRemote(true)).sort()).toEqual(developed);
  });

  test('are never carried by a remote', () => {
    const shared = sharedByRemote(false);

    expect(Object.keys(shared).sort()).toEqual(keys);
    for (const library of Object.values(shared))
      expect(library).toMatchObject({ singleton: true, import: false });
  });
});
