import { expect, test } from '@jest/globals';
import { parseVersion, readVersion, versionText } from './version.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';

test('a slice has the version of its folder, and the commit of its image where that is one', () => {
  expect(readVersion('svc-blog', commit)).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit,
  });
  expect(readVersion('svc-blog', 'none')).not.toHaveProperty('commit');
});

test.each([{ version: '1.2.0', commit }, { version: '1.2.0-rc.1' }])('%j arrives as it was sent', version => {
  expect(parseVersion(versionText(version))).toEqual(version);
});

test.each([undefined, '', 'latest', `1.2.0+${commit}x`, '<b>1.0.0</b>'])('%j is no version', text => {
  expect(parseVersion(text)).toBeUndefined();
});
