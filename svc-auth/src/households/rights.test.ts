import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aHousehold, aPersonAtHome, invitedBy, type PersonAtHome } from '../../test/household.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ MAILS_PER_ADDRESS_AND_HOUR: '0' });
});
afterAll(() => under.stop());

type Home = Awaited<ReturnType<typeof aHousehold>>;
interface Tried {
  home: Home;
  self: PersonAtHome;
  invitation: string;
}

const calls: Record<string, (tried: Tried) => [string, unknown?]> = {
  read: () => ['GET /household'],
  begin: () => ['POST /household'],
  invite: () => ['POST /household/invitations', { email: 'zaid@example.org', role: 'cook' }],
  'take back': ({ invitation }) => [`DELETE /household/invitations/${invitation}`],
  'change a role': ({ home }) => [`PATCH /household/members/${home.guest.id}`, { role: 'cook' }],
  'change the owner’s role': ({ home }) => [`PATCH /household/members/${home.owner.id}`, { role: 'cook' }],
  'remove another': ({ home, self }) => [
    `DELETE /household/members/${(self === home.guest ? home.cook : home.guest).id}`,
  ],
  leave: ({ self }) => [`DELETE /household/members/${self.id}`],
  'hand over': ({ home }) => ['PUT /household/owner', { id: home.cook.id }],
  dissolve: () => ['DELETE /household'],
};

const outside = 404;
const closed = 403;

/** What each answers to owner, cook, guest, a stranger with a household of their own, one without, and a removed member. */
const matrix: Record<string, [number, number, number, number, number, number]> = {
  read: [200, 200, 200, 200, 200, 200],
  begin: [409, 409, 409, 409, 201, 201],
  invite: [201, closed, closed, 201, outside, outside],
  'take back': [200, closed, closed, outside, outside, outside],
  'change a role': [200, closed, closed, outside, outside, outside],
  'change the owner’s role': [409, closed, closed, outside, outside, outside],
  'remove another': [200, closed, closed, outside, outside, outside],
  leave: [409, 200, 200, 409, outside, outside],
  'hand over': [200, closed, closed, outside, outside, outside],
  dissolve: [200, closed, closed, 200, outside, outside],
};

const people = ['owner', 'cook', 'guest', 'stranger', 'homeless', 'removed'] as const;

async function theOne(who: (typeof people)[number], home: Home): Promise<PersonAtHome> {
  if (who === 'owner' || who === 'cook' || who === 'guest') return home[who];
  const person = await aPersonAtHome(under, 'Zaid Stranger');
  if (who === 'stranger') await person.as('POST /household');
  if (who === 'removed') {
    const token = await invitedBy(under, home.owner, person.email);
    await person.as('POST /household/invitation/accept', { token });
    await home.owner.as(`DELETE /household/members/${person.id}`);
  }
  return person;
}

test.each(Object.keys(calls))('who may %s', async call => {
  const answers = await Promise.all(
    people.map(async who => {
      const home = await aHousehold(under);
      const self = await theOne(who, home);
      const { body } = await home.owner.as('POST /household/invitations', {
        ...{ email: 'open@example.org', role: 'guest' },
      });
      const invitation = body.household.invitations[0].id;
      const [asked, sent] = calls[call]?.({ home, self, invitation }) ?? [''];
      const before = await under.households.findOne({ 'members.userId': home.owner.id }).lean();
      const { status } = await self.as(asked, sent);
      const after = await under.households.findOne({ 'members.userId': home.owner.id }).lean();
      // What was refused, or was about the caller's own household, has left this one alone.
      if (status >= 400 || who === 'stranger') expect(after?.v).toBe(before?.v);
      return status;
    }),
  );
  expect(answers).toEqual(matrix[call]);
});

test('the owner alone sees who is invited, and a stranger sees nothing', async () => {
  const { owner, cook } = await aHousehold(under);
  await owner.as('POST /household/invitations', { email: 'zaid@example.org', role: 'cook' });
  const seen = async ({ as }: PersonAtHome) => (await as('GET /household')).body.household;
  expect((await seen(owner)).invitations).toMatchObject([{ email: 'zaid@example.org', role: 'cook' }]);
  expect(await seen(cook)).toMatchObject({ role: 'cook', invitations: [], members: [{}, {}, {}] });
  expect(await seen(await aPersonAtHome(under))).toBeNull();
});
