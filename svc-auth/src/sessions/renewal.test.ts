import { describe, expect, test } from '@jest/globals';
import { aKey } from '../../test/secrets.ts';
import type { Session } from '../users/user-model.ts';
import { hashRefreshToken, newRefreshToken, type RefreshToken } from './refresh-token.ts';
import { judgeRenewal, type RenewalRules } from './renewal.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const day = 86_400_000;

const rules = (overrides: Partial<RenewalRules> = {}): RenewalRules => ({
  refreshKeys: [key],
  sessionLifeMs: 30 * day,
  sessionLongestMs: 180 * day,
  graceMs: 10_000,
  ...overrides,
});
const aSession = (token: RefreshToken, overrides: Partial<Session> = {}): Session => ({
  sid: token.sid,
  refreshHash: hashRefreshToken(token),
  used: [],
  createdAt: now,
  expiresAt: later(30 * day),
  ...overrides,
});
const key = aKey();
const aToken = () => newRefreshToken('a'.repeat(24), key);

function rotate(session: Session, token: RefreshToken, judged: { rules: RenewalRules; now: Date }) {
  const renewal = judgeRenewal(session, token, judged);
  if (renewal.kind !== 'rotated') throw new Error(`was ${renewal.kind}`);
  return renewal;
}

describe('a presented refresh token', () => {
  test('that is the newest is exchanged, and the session lives thirty days from now', () => {
    const token = aToken();
    const { session, successor } = rotate(aSession(token), token, { rules: rules(), now: later(day) });
    expect(successor).toMatchObject({ userId: token.userId, sid: token.sid });
    expect(successor.secret).not.toBe(token.secret);
    expect(session.refreshHash).toBe(hashRefreshToken(successor));
    expect(session.expiresAt).toEqual(later(31 * day));
  });

  test('never carries its session past the greatest age', () => {
    const token = aToken();
    const old = aSession(token, { createdAt: later(-170 * day) });
    expect(rotate(old, token, { rules: rules(), now }).session.expiresAt).toEqual(later(10 * day));
  });

  test.each([
    [0, 'repeated'],
    [10_000, 'repeated'],
    [10_001, 'reused'],
  ])('exchanged %i ms ago is %s', (ms, kind) => {
    const token = aToken();
    const set = rules();
    const { session, successor } = rotate(aSession(token), token, { rules: set, now });
    const again = judgeRenewal(session, token, { rules: set, now: later(ms) });
    expect(again.kind).toBe(kind);
    if (again.kind === 'repeated') expect(again.successor).toEqual(successor);
  });

  test('exchanged a moment ago finds its successor although the key was replaced meanwhile', () => {
    const token = aToken();
    const set = rules();
    const { session, successor } = rotate(aSession(token), token, { rules: set, now });
    const replaced = rules({ refreshKeys: [aKey(), ...set.refreshKeys] });
    expect(judgeRenewal(session, token, { rules: replaced, now: later(1_000) })).toEqual({
      kind: 'repeated',
      successor,
    });
  });

  test('that was given out long ago ends the session, also once the key that made it is not the first', () => {
    const token = aToken();
    const judged = { rules: rules({ refreshKeys: [aKey(), key] }), now };
    const session = aSession({ ...token, secret: 'of a later one' });
    expect(judgeRenewal(session, token, judged).kind).toBe('reused');
  });

  test.each([
    ['another session’s secret', () => aToken().secret],
    ['a made-up secret', () => 'c'.repeat(43)],
  ])('that only names the session, with %s, ends nothing', (_what, secretOf) => {
    const token = aToken();
    const named = { ...token, secret: secretOf() };
    expect(judgeRenewal(aSession(token), named, { rules: rules(), now }).kind).toBe('over');
  });

  test('of a session that is over or unknown is over', () => {
    const token = aToken();
    const judged = { rules: rules(), now };
    expect(judgeRenewal(aSession(token, { expiresAt: now }), token, judged).kind).toBe('over');
    expect(judgeRenewal(undefined, token, judged).kind).toBe('over');
  });

  test('exchanged without end keeps a bounded memory of used ones', () => {
    const set = rules();
    let token = aToken();
    let session = aSession(token);
    for (let n = 0; n < 100; n += 1) {
      const renewed = rotate(session, token, { rules: set, now });
      session = renewed.session;
      token = renewed.successor;
    }
    expect(session.used).toHaveLength(20);
  });
});
