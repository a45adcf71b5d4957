import { randomUUID } from 'node:crypto';
import { openSealedToken } from '@sufra/service-kit';
import { type Answer, ask, eventually } from '@sufra/service-kit/testing';
import type { UnderTest } from './start-for-test.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** A person whom no other test knows. */
export const aPerson = (overrides: Partial<Person> = {}): Person => ({
  name: 'Amina Yusuf',
  email: `amina.${randomUUID()}@example.org`,
  password: 'saffron and rice',
  ...overrides,
});

type LinkEvent = 'user.signed-up' | 'user.verification-requested' | 'user.password-reset-requested';
type UndoableEvent =
  | 'user.email-changed'
  | 'user.password-changed'
  | 'user.google-linked'
  | 'user.second-factor-changed';

interface Mailed {
  type: LinkEvent;
  email: string;
  count?: number;
}

/** The tokens of the links that were mailed to an address because of an event, in their order. */
export async function tokensOf(under: UnderTest, { type, email, count = 1 }: Mailed): Promise<string[]> {
  const mailed = () => under.heard(type).filter(data => data.email === email);
  await eventually(() => mailed().length >= count);
  return mailed().map(({ sealedToken }) => openSealedToken(sealedToken, under.config.linkTokenKeys));
}

/** Those of sign-ups. */
export const mailedTokens = (under: UnderTest, email: string, count = 1): Promise<string[]> =>
  tokensOf(under, { type: 'user.signed-up', email, count });

/** Asks for a link that sets a new password, and answers its token. */
export async function resetToken(under: UnderTest, email: string): Promise<string> {
  const type = 'user.password-reset-requested';
  const count = under.heard(type).filter(data => data.email === email).length + 1;
  await ask(under.service.url, 'POST /auth/forgot-password', { body: { email } });
  return (await tokensOf(under, { type, email, count })).at(-1) ?? '';
}

/** The tokens of the links that undo a member's changes of one kind, in their order. */
export async function undoTokens(
  under: UnderTest,
  { type, userId, count = 1 }: { type: UndoableEvent; userId: string; count?: number },
): Promise<string[]> {
  await eventually(() => under.heard(type, userId).length >= count);
  return under
    .heard(type, userId)
    .map(({ undo }) => openSealedToken(undo?.sealedToken ?? '', under.config.linkTokenKeys));
}

/** What an observer sees of an answer, without what is new in each. */
export const seen = ({ status, headers, body }: Answer) => ({
  status,
  body: { ...body, requestId: undefined },
  headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
});

export async function aMember(under: UnderTest, overrides: Partial<Person> = {}) {
  const person = aPerson(overrides);
  await ask(under.service.url, 'POST /auth/signup', { body: person });
  const [token] = await mailedTokens(under, person.email);
  const verified = await ask(under.service.url, 'POST /auth/verify-email', { body: { token } });
  if (verified.status !== 200) throw new Error(`verification answered ${verified.status}`);
  const user = await under.users.findOne({ email: person.email }).lean();
  return { ...person, id: String(user?._id) };
}

export const cookieOf = (answer: { headers: Headers }) =>
  answer.headers.getSetCookie().find(one => one.startsWith('sufra_session='));

export async function signedIn(under: UnderTest, person: Person) {
  const { email, password } = person;
  const answer = await ask(under.service.url, 'POST /auth/signin', { body: { email, password } });
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`);
  const cookie = cookieOf(answer)?.split(';')[0] ?? '';
  return { token: answer.body.token as string, cookie, answer };
}

export const renew = (under: UnderTest, cookie: string) =>
  ask(under.service.url, 'POST /auth/session/renew', { headers: { cookie } });
