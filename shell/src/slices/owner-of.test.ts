import { describe, expect, test } from '@jest/globals';
import { ownerOf } from './owner-of.ts';

const slices = [
  { name: 'mfe-recipes', title: '', paths: ['/', '/home', '/recipes/:id'] },
  { name: 'mfe-blog', title: '', paths: ['/blog', '/blog/:slug'] },
  { name: 'mfe-plan', title: '', paths: ['/recipes/plan'] },
];

describe('the owner of a path', () => {
  test.each([
    ['/', 'mfe-recipes'],
    ['/Home', 'mfe-recipes'],
    ['/blog', 'mfe-blog'],
    ['/BLOG/Dates-And-Honey', 'mfe-blog'],
    ['/blog/', 'mfe-blog'],
    ['/recipes/5', 'mfe-recipes'],
    ['/recipes/plan', 'mfe-plan'],
  ])('%s is %s', (path, name) => {
    expect(ownerOf(path, slices)?.name).toBe(name);
  });

  test.each(['/blogs', '/blog/a/b', '/recipes', '/%E0%A4%A'])('%s has no owner', path => {
    expect(ownerOf(path, slices)).toBeUndefined();
  });
});
