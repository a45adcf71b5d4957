import { describe, expect, test } from '@jest/globals';
import type { Session } from '../users/user-model.ts';
import { withoutSession, withSession } from './session-list.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const rules = { tokenLifeMs: 3_600_000, now };
const aSession = (sid: string, overrides: Partial<Session> = {}): Session => ({
  sid,
  refreshHash: `hash of ${sid}`,
  used: [],
  createdAt: now,
  expiresAt: later(1_000),
  ...overrides,
});
const sids = (list: { sid: string }[]) => list.map(({ sid }) => sid);

describe('the sessions of an account', () => {
  test('keep twenty; the oldest is ended, and told until its last token has surely run out', () => {
    const sessions = Array.from({ length: 20 }, (_, n) => aSession(`s${n}`));
    const state = withSession({ sessions, endedSessions: [] }, aSession('new'), rules);
    expect(state.hasEnded).toBe(true);
    expect(sids(state.sessions)).toEqual([...sids(sessions).slice(1), 'new']);
    expect(state.endedSessions).toEqual([{ sid: 's0', until: later(3_660_000) }]);
  });

  test('drop those that have expired without a word', () => {
    const state = withSession(
      { sessions: [aSession('old', { expiresAt: now })], endedSessions: [] },
      aSession('new'),
      rules,
    );
    expect(sids(state.sessions)).toEqual(['new']);
    expect(state).toMatchObject({ hasEnded: false, endedSessions: [] });
  });

  test('tell an ended one no longer than its tokens can live', () => {
    const endedSessions = [
      { sid: 'long ago', until: now },
      { sid: 'just now', until: later(1) },
    ];
    const state = withoutSession({ sessions: [aSession('a'), aSession('b')], endedSessions }, 'a', rules);
    expect(sids(state.sessions)).toEqual(['b']);
    expect(sids(state.endedSessions)).toEqual(['just now', 'a']);
  });

  test('tell a bounded number of ended ones', () => {
    const endedSessions = Array.from({ length: 500 }, (_, n) => ({ sid: `e${n}`, until: later(1_000) }));
    const state = withoutSession({ sessions: [aSession('a')], endedSessions }, 'a', rules);
    expect(state.endedSessions).toHaveLength(500);
    expect(state.endedSessions.at(-1)?.sid).toBe('a');
  });
});
