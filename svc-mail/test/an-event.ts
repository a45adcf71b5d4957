import { randomBytes, randomUUID } from 'node:crypto';
import type { EventData, EventType } from '@sufra/contracts';
import { sealToken } from '@sufra/service-kit';
import { linkTokenKey } from './start-for-test.ts';

export const day = 86_400_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * day);

export const aPerson = () => ({
  userId: randomBytes(12).toString('hex'),
  email: `${randomUUID()}@mailbox.test`,
  name: 'Amina Yılmaz',
});

type Person = ReturnType<typeof aPerson>;

const anEvent = <T extends EventType>(type: T, data: EventData<T> & { userId: string }) => ({
  type,
  id: randomUUID(),
  subject: data.userId,
  data,
});

const sealed = (token = randomBytes(32).toString('base64url')) => ({
  sealedToken: sealToken(token, [linkTokenKey]),
  expiresAt: new Date(Date.now() + day).toISOString(),
});

interface SignedUp {
  token?: string;
  data?: Partial<EventData<'user.signed-up'>>;
}

export const signedUp = ({ token, data = {} }: SignedUp = {}) =>
  anEvent('user.signed-up', { ...aPerson(), ...sealed(token), ...data });

export const signUpRepeated = () => anEvent('user.sign-up-repeated', aPerson());

type Purpose = EventData<'user.verification-requested'>['purpose'];

export const verificationRequested = (purpose: Purpose, { token, data = {} }: SignedUp = {}) =>
  anEvent('user.verification-requested', { ...aPerson(), ...sealed(token), ...data, purpose });

export const emailVerified = (data: Person = aPerson()) => anEvent('user.email-verified', data);

type Undo = EventData<'user.google-linked'>['undo'];

/** The link that undoes a change. */
export const anUndo = (token: string, expiresAt = new Date(Date.now() + 3 * day)): Undo => ({
  ...sealed(token),
  expiresAt: expiresAt.toISOString(),
});

export const emailChanged = (data: Person & { previousEmail: string }, undo: Undo | null = null) =>
  anEvent('user.email-changed', { ...data, undo });

export const googleLinked = (data: Person, undo: Undo) => anEvent('user.google-linked', { ...data, undo });

export const secondFactorChanged = (
  data: Person,
  more: Partial<EventData<'user.second-factor-changed'>> = {},
) =>
  anEvent('user.second-factor-changed', {
    ...data,
    entryId: randomBytes(12).toString('hex'),
    what: 'authenticator-added',
    changedBy: data.userId,
    isAudited: false,
    recoveryCodesLeft: 10,
    changedAt: new Date().toISOString(),
    undo: null,
    ...more,
  });

export const changeUndone = (data: Person, leftEmail: string | null) =>
  anEvent('user.change-undone', { ...data, leftEmail });

export const resetRequested = ({ token, data = {} }: SignedUp = {}) =>
  anEvent('user.password-reset-requested', { ...aPerson(), ...sealed(token), ...data });

export const passwordChanged = (
  how: 'changed' | 'reset',
  data: Person = aPerson(),
  undo: Undo | null = null,
) => anEvent('user.password-changed', { ...data, how, undo });

export function accessChanged(userId: string, { deleted, sequence }: { deleted: boolean; sequence: number }) {
  const data = {
    userId,
    isAdmin: false,
    isModerator: false,
    endedSessions: [],
    sessionsNotBefore: null,
    deleted,
    displayName: null,
  };
  return { ...anEvent('user.access-changed', data), sequence };
}

const since = '2026-11-20T09:00:00.000Z';
const money = { amount: 499, currency: 'GBP' };

export const subscriptionActivated = (userId: string) => anEvent('subscription.activated', { userId, since });

export const subscriptionCancelled = (userId: string) => anEvent('subscription.cancelled', { userId, since });

export const paymentFailed = (userId: string, premiumUntil = new Date(Date.now() + 7 * day)) =>
  anEvent('subscription.payment-failed', { userId, ...money, premiumUntil: premiumUntil.toISOString() });

export const paymentReceived = (userId: string, data: Partial<EventData<'payment.received'>> = {}) =>
  anEvent('payment.received', { userId, ...money, donation: 49, paidAt: since, receiptUrl: null, ...data });

export const publicationAnswered = (userId: string | null) => {
  const recipeId = randomBytes(12).toString('hex');
  const data: EventData<'recipe-publication.answered'> = {
    ...{ recipeId, entryId: randomBytes(12).toString('hex'), answeredBy: randomBytes(12).toString('hex') },
    ...{ userId, title: 'Pilav', outcome: 'approved', reason: '', answeredAt: since, slug: 'pilav-1' },
  };
  return { type: 'recipe-publication.answered' as const, id: randomUUID(), subject: recipeId, data };
};

export const publicationWithheld = (userId: string) => {
  const recipeId = randomBytes(12).toString('hex');
  const data: EventData<'recipe-publication.withheld'> = {
    ...{ recipeId, userId, title: 'Pilav', words: ['şarap'], withheldAt: since },
  };
  return { type: 'recipe-publication.withheld' as const, id: randomUUID(), subject: recipeId, data };
};

export const reportAnswered = (userId: string | null, outcome: 'changed' | 'stays' = 'changed') => {
  const reportId = randomBytes(12).toString('hex');
  const data: EventData<'verdict-report.answered'> = {
    ...{ reportId, entryId: randomBytes(12).toString('hex'), answeredBy: randomBytes(12).toString('hex') },
    ...{ userId, line: 'emulsifier (E471)', outcome, reason: 'It is of sunflowers.', answeredAt: since },
  };
  return { type: 'verdict-report.answered' as const, id: randomUUID(), subject: reportId, data };
};
