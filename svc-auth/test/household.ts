import { openSealedToken } from '@sufra/service-kit';
import { ask, eventually } from '@sufra/service-kit/testing';
import type { UnderTest } from './start-for-test.ts';
import { aStoredMember } from './stored-member.ts';

/** A member who calls what has to do with households. */
export async function aPersonAtHome(under: UnderTest, name = 'Amina Yusuf') {
  const member = await aStoredMember(under, { name });
  const as = (call: string, body?: unknown, url = under.service.url) =>
    ask(url, call, { token: member.token, body });
  return { ...member, as };
}

export type PersonAtHome = Awaited<ReturnType<typeof aPersonAtHome>>;

/** The tokens of the invitations that were mailed to an address, in their order. */
export async function invitationTokens(under: UnderTest, email: string, count = 1): Promise<string[]> {
  const mailed = () => under.heard('household.member-invited').filter(data => data.email === email);
  await eventually(() => mailed().length >= count);
  return mailed().map(({ sealedToken }) => openSealedToken(sealedToken, under.config.linkTokenKeys));
}

/** For an address that is invited one time after the other. */
export async function invitedBy(under: UnderTest, owner: PersonAtHome, email: string, role = 'guest') {
  const before = under.heard('household.member-invited').filter(data => data.email === email).length;
  const { status } = await owner.as('POST /household/invitations', { email, role });
  if (status !== 201) throw new Error(`the invitation answered ${status}`);
  return (await invitationTokens(under, email, before + 1)).at(-1) ?? '';
}

/** An owner with a cook and a guest, by way of the mails. */
export async function aHousehold(under: UnderTest) {
  const [owner, cook, guest] = await Promise.all([
    aPersonAtHome(under, 'Amina Owner'),
    aPersonAtHome(under, 'Bilal Cook'),
    aPersonAtHome(under, 'Dina Guest'),
  ]);
  await owner.as('POST /household');
  for (const [person, role] of [
    [cook, 'cook'],
    [guest, 'guest'],
  ] as const) {
    const token = await invitedBy(under, owner, person.email, role);
    const { status } = await person.as('POST /household/invitation/accept', { token });
    if (status !== 200) throw new Error(`joining answered ${status}`);
  }
  return { owner, cook, guest };
}
