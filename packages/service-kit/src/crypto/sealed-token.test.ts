import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { openSealedToken, sealToken } from './sealed-token.ts';

const aKey = () => randomBytes(32).toString('base64');

describe('a sealed token', () => {
  test('opens with the key that sealed it, and shows nothing of itself before', () => {
    const keys = [aKey()];
    const sealed = sealToken('the-token', keys);
    expect(openSealedToken(sealed, keys)).toBe('the-token');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('the-token');
  });

  test('sealed twice looks different each time', () => {
    const keys = [aKey()];
    expect(sealToken('the-token', keys)).not.toBe(sealToken('the-token', keys));
  });

  test('sealed with an older key still opens once a newer one stands first', () => {
    const older = aKey();
    expect(openSealedToken(sealToken('the-token', [older]), [aKey(), older])).toBe('the-token');
  });

  test.each(['', 'AAAA', randomBytes(60).toString('base64url')])('made up (%j) is refused', sealed => {
    expect(() => openSealedToken(sealed, [aKey()])).toThrow('no key opens this sealed token');
  });

  test('changed by one bit is refused', () => {
    const keys = [aKey()];
    const bytes = Buffer.from(sealToken('the-token', keys), 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => openSealedToken(bytes.toString('base64url'), keys)).toThrow(
      'no key opens this sealed token',
    );
  });

  test('cannot be made without a key', () => {
    expect(() => sealToken('the-token', [])).toThrow('no key');
  });
});
