import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import {
  aHousehold,
  aPersonAtHome,
  invitationTokens,
  invitedBy,
  type PersonAtHome,
} from '../../test/household.ts';
import { aPerson } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ MAILS_PER_ADDRESS_AND_HOUR: '0' });
});
afterAll(() => under.stop());

const accept = ({ as }: PersonAtHome, token: string, url?: string) =>
  as('POST /household/invitation/accept', { token }, url);
const look = (token: string) => ask(under.service.url, 'POST /household/invitation', { body: { token } });
const membersOf = async ({ as }: PersonAtHome): Promise<{ id: string; name: string; role: string }[]> =>
  (await as('GET /household')).body.household?.members ?? [];
const lastTold = (member: PersonAtHome) =>
  under
    .heard('household.changed')
    .findLast(({ members }) => members.some(({ userId }) => userId === member.id));

const anAddress = () => aPerson().email;

async function anOwner() {
  const owner = await aPersonAtHome(under, 'Amina Owner');
  await owner.as('POST /household');
  return owner;
}

describe('an invitation', () => {
  test('is mailed, says what it is to, and lets one member in, once', async () => {
    const owner = await anOwner();
    const token = await invitedBy(under, owner, anAddress(), 'cook');
    expect((await look(token)).body).toMatchObject({ invitedBy: 'Amina Owner', role: 'cook', members: 1 });

    const bilal = await aPersonAtHome(under, 'Bilal Yusuf');
    const { status, body } = await accept(bilal, token);
    expect([status, body.household.role]).toEqual([200, 'cook']);
    expect((await membersOf(owner)).map(({ name }) => name)).toEqual(['Amina Owner', 'Bilal Yusuf']);
    await eventually(() => lastTold(bilal) !== undefined);
    expect(lastTold(bilal)?.members).toMatchObject([
      { role: 'owner' },
      { role: 'cook', name: 'Bilal Yusuf' },
    ]);

    for (const answer of [await accept(bilal, token), await accept(await aPersonAtHome(under), token)])
      expect(answer).toMatchObject({ status: 410, body: { code: 'invitation_over' } });
    expect((await look(token)).status).toBe(410);
  });

  test('that is used by two at once lets one of them in', async () => {
    const owner = await anOwner();
    const token = await invitedBy(under, owner, anAddress());
    const two = await Promise.all([aPersonAtHome(under), aPersonAtHome(under)]);
    const replica = await under.startReplica();
    const answers = await Promise.all(
      two.map((person, at) => accept(person, token, at === 0 ? undefined : replica.url)),
    );
    await replica.stop();
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await membersOf(owner)).toHaveLength(2);
  });

  test('is over when it is taken back, when a newer one went to the same address, and after a week', async () => {
    const owner = await anOwner();
    const person = await aPersonAtHome(under);
    const older = await invitedBy(under, owner, 'one@example.org');
    const { body } = await owner.as('POST /household/invitations', {
      email: 'ONE@example.org ',
      role: 'cook',
    });
    expect(body.household.invitations).toMatchObject([{ email: 'one@example.org', role: 'cook' }]);
    expect((await accept(person, older)).status).toBe(410);

    const [, newer = ''] = await invitationTokens(under, 'one@example.org', 2);
    await owner.as(`DELETE /household/invitations/${body.household.invitations[0].id}`);
    expect((await accept(person, newer)).status).toBe(410);

    const late = await invitedBy(under, owner, anAddress());
    const sent = (await owner.as('GET /household')).body.household.invitations[0];
    expect(Date.parse(sent.expiresAt) - Date.parse(sent.sentAt)).toBe(
      limits.householdInvitationDays * 86_400_000,
    );
    await under.households.updateOne(
      { 'members.userId': owner.id },
      { $set: { 'invitations.0.expiresAt': new Date(Date.now() - 1) } },
    );
    expect((await accept(person, late)).status).toBe(410);
    expect((await owner.as('GET /household')).body.household.invitations).toEqual([]);
  });

  test.each([['x'], ['x'.repeat(43)], ['%00'], ['x'.repeat(200)]])(
    'that was never made is nothing: %s',
    async token => {
      expect((await look(token)).status).toBe(404);
      expect((await accept(await aPersonAtHome(under), token)).status).toBe(404);
    },
  );

  test.each([
    { email: 'nobody', role: 'cook' },
    { email: 'a@example.org', role: 'owner' },
    { email: 'a@example.org' },
    { role: 'cook' },
    { email: `${'a'.repeat(400)}@example.org`, role: 'cook' },
  ])('is not made by %j', async body => {
    expect((await (await anOwner()).as('POST /household/invitations', body)).status).toBe(400);
  });

  test('is refused while there are as many open ones as there are places', async () => {
    const owner = await anOwner();
    for (let at = 0; at < limits.householdMembers; at += 1)
      await owner.as('POST /household/invitations', { email: `guest-${at}@example.org`, role: 'guest' });
    const more = await owner.as('POST /household/invitations', { email: 'more@example.org', role: 'guest' });
    expect(more).toMatchObject({ status: 409, body: { code: 'invitations_full' } });
    const again = await owner.as('POST /household/invitations', {
      email: 'guest-1@example.org',
      role: 'cook',
    });
    expect(again.status).toBe(201);
  });
});

test('of eight invitations that are accepted at once over two replicas seven are, and no ninth member is', async () => {
  const owner = await anOwner();
  const tokens: string[] = [];
  for (let at = 0; at < limits.householdMembers; at += 1)
    tokens.push(await invitedBy(under, owner, `racer-${at}.${owner.id}@example.org`));
  const racers = await Promise.all(tokens.map(() => aPersonAtHome(under)));
  const replica = await under.startReplica();
  const answers = await Promise.all(
    racers.map((racer, at) => accept(racer, tokens[at] ?? '', at % 2 ? replica.url : undefined)),
  );
  await replica.stop();
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(7).fill(200), 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('household_full');
  expect(await membersOf(owner)).toHaveLength(limits.householdMembers);
  const more = await owner.as('POST /household/invitations', { email: 'ninth@example.org', role: 'guest' });
  expect(more).toMatchObject({ status: 409, body: { code: 'household_full' } });
});

test('a member belongs to one household, whatever is accepted or begun at once', async () => {
  const person = await aPersonAtHome(under);
  const owners = await Promise.all(Array.from({ length: 3 }, anOwner));
  const tokens = await Promise.all(
    owners.map(owner => invitedBy(under, owner, `wanted.${owner.id}@example.org`)),
  );
  const answers = await Promise.all([
    ...tokens.map(token => accept(person, token)),
    person.as('POST /household'),
  ]);
  const done = answers.filter(({ status }) => status < 300);
  expect(done).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'in_household')).toHaveLength(3);
  expect(await under.households.countDocuments({ 'members.userId': person.id })).toBe(1);
});

describe('a household', () => {
  test('is handed over, left, and goes on', async () => {
    const { owner, cook, guest } = await aHousehold(under);
    await owner.as('PUT /household/owner', { id: cook.id });
    expect((await membersOf(guest)).map(({ role }) => role)).toEqual(['cook', 'owner', 'guest']);
    expect((await owner.as(`DELETE /household/members/${owner.id}`)).body).toEqual({ household: null });
    expect((await membersOf(cook)).map(({ id }) => id)).toEqual([cook.id, guest.id]);
    await eventually(() => lastTold(cook)?.members.length === 2);
  });

  test('that is dissolved is nowhere, and everybody may begin anew', async () => {
    const { owner, guest } = await aHousehold(under);
    const token = await invitedBy(under, owner, anAddress());
    const { householdId } = lastTold(owner) ?? {};
    expect((await owner.as('DELETE /household')).body).toEqual({ household: null });
    for (const person of [owner, guest]) expect(await membersOf(person)).toEqual([]);
    expect((await accept(guest, token)).status).toBe(404);
    expect((await guest.as('POST /household')).status).toBe(201);
    const told = () => under.heard('household.changed').filter(data => data.householdId === householdId);
    await eventually(() => told().at(-1)?.members.length === 0);
  });

  test('calls its members as their accounts do', async () => {
    const { owner, cook } = await aHousehold(under);
    await cook.as('PATCH /auth/me', { name: 'Bilal Newname' });
    await eventually(async () => (await membersOf(owner))[1]?.name === 'Bilal Newname');
  });

  test('is in its members’ exports', async () => {
    const { owner, guest } = await aHousehold(under);
    await owner.as('POST /household/invitations', { email: 'zaid@example.org', role: 'cook' });
    const exported = async ({ as }: PersonAtHome) => (await as('GET /auth/me/export')).body.household;
    expect(await exported(owner)).toMatchObject({
      role: 'owner',
      members: [{ name: 'Amina Owner', role: 'owner' }, { role: 'cook' }, { role: 'guest' }],
      invitations: [{ email: 'zaid@example.org', role: 'cook' }],
    });
    expect(await exported(guest)).toMatchObject({ role: 'guest', invitations: [] });
    expect(await exported(await aPersonAtHome(under))).toBeNull();
  });

  test('goes on without a member whose account is deleted: with the cook, where that was its owner', async () => {
    const { owner, cook, guest } = await aHousehold(under);
    const leave = async (person: PersonAtHome) =>
      under.platform.tell({
        type: 'user.deleted',
        subject: person.id,
        data: {
          ...{ entryId: person.id, userId: person.id, deletedAt: new Date().toISOString() },
          before: { isAdmin: false, isModerator: false },
        },
      });
    await leave(owner);
    await eventually(async () => (await membersOf(guest)).length === 2);
    expect((await membersOf(guest)).map(({ id, role }) => [id, role])).toEqual([
      [cook.id, 'owner'],
      [guest.id, 'guest'],
    ]);
    await leave(guest);
    await leave(cook);
    await eventually(async () => (await membersOf(cook)).length === 0);
    expect(await under.households.countDocuments({ 'members.userId': cook.id })).toBe(0);
  });
});
