import { describe, expect, test } from '@jest/globals';
import { buildFrontEnd, isRelease } from './build-front-end.ts';

describe('building the front end', () => {
  test('of a slice that does not exist says which there are', async () => {
    const build = buildFrontEnd({ slices: ['mfe-nothing'], log: () => {} });

    await expect(build).rejects.toThrow(/Not a front-end slice: mfe-nothing\. There are: .*mfe-blog.*shell/);
  });
});

describe('a build is a release', () => {
  test.each([{ CI: 'true' }, { CI: '1' }, { RELEASE: 'true' }])('with %j', environment => {
    expect(isRelease(environment)).toBe(true);
  });

  test.each([{}, { CI: 'false' }, { CI: '' }, { RELEASE: 'false' }])('but not with %j', environment => {
    expect(isRelease(environment)).toBe(false);
  });
});
