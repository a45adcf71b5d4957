import { ask } from '@sufra/service-kit/testing';
import { codeOf, stepAt } from '../src/second-factor/totp/totp.ts';
import { aMember, type Person, signedIn } from './people.ts';
import { aSecurityKey } from './security-key.ts';
import type { UnderTest } from './start-for-test.ts';

const base = '/auth/me/second-factor';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string) {
  const bits = [...base32].map(digit => alphabet.indexOf(digit).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
}

/**
 * What the app of a secret shows, so many steps from now. This one adds the app, the next signs in: also where a step ends in
 * between, each is one that is taken.
 */
export const codeFrom = (secret: string, steps = 0) => codeOf(bytesOf(secret), stepAt(new Date()) + steps);

export const asMember = (under: UnderTest, token: string) => ({
  get: (path = '') => ask(under.service.url, `GET ${base}${path}`, { token }),
  post: (path: string, body?: object) => ask(under.service.url, `POST ${base}${path}`, { token, body }),
  patch: (path: string, body: object) => ask(under.service.url, `PATCH ${base}${path}`, { token, body }),
  remove: (path: string) => ask(under.service.url, `DELETE ${base}${path}`, { token }),
});

/** Adds an authenticator app, and answers its secret with all that the confirmation answered. */
export async function addAuthenticator(under: UnderTest, token: string, password?: string) {
  const { post } = asMember(under, token);
  const begun = await post('/authenticator', { password });
  if (begun.status !== 200) throw new Error(`beginning answered ${begun.status} ${begun.body.code}`);
  const { setup, secret } = begun.body;
  const confirmed = await post('/authenticator/confirm', { setup, code: codeFrom(secret) });
  if (confirmed.status !== 200) throw new Error(`confirming answered ${confirmed.status}`);
  return { secret: secret as string, ...confirmed.body } as {
    secret: string;
    token: string;
    recoveryCodes: string[] | null;
  };
}

export async function addPasskey(under: UnderTest, token: string, password?: string) {
  const { post } = asMember(under, token);
  const key = aSecurityKey();
  const { body } = await post('/passkeys/options', { password });
  const added = await post('/passkeys', { name: 'My phone', passkey: key.register(body.options) });
  if (added.status !== 201) throw new Error(`adding answered ${added.status} ${added.body.code}`);
  return { key, ...added.body } as { key: typeof key; token: string; recoveryCodes: string[] | null };
}

/** A member with an authenticator app, and the session in which it was added. */
export async function aProtectedMember(under: UnderTest) {
  const member = await aMember(under);
  const session = await signedIn(under, member);
  const added = await addAuthenticator(under, session.token, member.password);
  return { ...member, ...added, cookie: session.cookie, codes: added.recoveryCodes ?? [] };
}

/** The first step: answers what stands for it. */
export async function firstStep(under: UnderTest, { email, password }: Person): Promise<string> {
  const { body } = await ask(under.service.url, 'POST /auth/signin', { body: { email, password } });
  return body.secondStep?.pending;
}

export const secondStep = (under: UnderTest, body: object) =>
  ask(under.service.url, 'POST /auth/signin/second-factor', { body });

export const waysOf = (under: UnderTest, pending: string) =>
  ask(under.service.url, 'POST /auth/signin/second-factor/options', { body: { pending } });

/** As if the second factor had been given in all of the member's sessions so long ago. */
export const makeProofsOlder = (under: UnderTest, id: string, minutes: number) =>
  under.users.updateOne(
    { _id: id },
    { $set: { 'sessions.$[].secondFactorAt': new Date(Date.now() - minutes * 60_000) } },
  );
