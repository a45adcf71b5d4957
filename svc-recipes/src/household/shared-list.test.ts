import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits, type ShoppingLine, shopShelves } from '@sufra/contracts';
import { aMemberId } from '../../test/a-member-id.ts';
import { aHousehold, aPerson, type Person, seat } from '../../test/household.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

type Home = Awaited<ReturnType<typeof aHousehold>>;
interface Tried {
  line: string;
  meal: string;
  recipe: string;
}

const calls: Record<string, (tried: Tried) => [string, unknown?]> = {
  tick: ({ line }) => [`PUT /shopping-list/lines/${line}/tick`, { isTicked: true }],
  'write a line': () => [`PUT /shopping-list/lines/${aMemberId()}`, { text: 'tea' }],
  'place a line': ({ line }) => [`PATCH /shopping-list/lines/${line}`, { note: 'ripe' }],
  'take a line off': ({ line }) => [`DELETE /shopping-list/lines/${line}`],
  'add a recipe': ({ recipe }) => ['POST /shopping-list/recipes', { recipe, replace: true }],
  'change servings': ({ meal }) => [`PATCH /shopping-list/meals/${meal}`, { servings: 9 }],
  'take a meal off': ({ meal }) => [`DELETE /shopping-list/meals/${meal}`],
  clear: () => ['POST /shopping-list/clear', { what: 'all' }],
  'order the shelves': () => ['PUT /shopping-list/shelves', { shelves: shopShelves.toReversed() }],
  'say what is at home': () => ['PUT /shopping-list/at-home', { atHome: ['salt'] }],
  share: () => ['PUT /shopping-list/share', { mayTick: true }],
  'share no longer': () => ['DELETE /shopping-list/share'],
};

const people = ['owner', 'cook', 'guest', 'stranger', 'removed'] as const;

async function theOne(who: (typeof people)[number], home: Home): Promise<Person> {
  if (who !== 'stranger' && who !== 'removed') return home[who];
  const person = await aPerson(under, 'Zaid');
  if (who === 'stranger') return person;
  const { owner, cook, guest } = home;
  const others = [
    [owner, 'owner'],
    [cook, 'cook'],
    [guest, 'guest'],
  ] as const;
  await seat(under, home.id, [...others, [person, 'cook']], 2);
  await seat(under, home.id, others, 3);
  return person;
}

describe.each(Object.keys(calls))('%s', call => {
  test.each(people)('as %s', async who => {
    const home = await aHousehold(under);
    const self = await theOne(who, home);
    const line = aMemberId();
    await home.owner.as(`PUT /shopping-list/lines/${line}`, { text: 'milk' });
    await home.owner.as('POST /shopping-list/recipes', { recipe: await home.owner.recipe() });
    const before = await home.owner.list();
    const tried = { line, meal: before.meals[0].id, recipe: await self.recipe() };
    const [asked, body] = calls[call]?.(tried) ?? [''];
    const { status } = await self.as(asked, body);
    const isChanged = JSON.stringify(await home.owner.list()) !== JSON.stringify(before);
    const isIn = who === 'owner' || who === 'cook' || (who === 'guest' && call === 'tick');
    // To leave off what is not there, and to end a sharing that is none, is as good as done.
    if (isIn) expect([status, isChanged]).toEqual([200, call !== 'share no longer']);
    else if (who === 'guest') expect([status, isChanged]).toEqual([403, false]);
    else expect([isChanged, [200, 404].includes(status)]).toEqual([false, true]);
  });
});

test('all members read one list, know whose it is, and have their own again when they leave', async () => {
  const { id, owner, cook, guest } = await aHousehold(under);
  const stranger = await aPerson(under);
  const own = await cook.recipe({ title: 'Bilal’s soup' });
  await cook.as('POST /shopping-list/recipes', { recipe: own });
  for (const [person, role] of [
    [owner, 'owner'],
    [cook, 'cook'],
    [guest, 'guest'],
  ] as const) {
    const { meals, household } = await person.list();
    expect(meals).toMatchObject([{ title: 'Bilal’s soup' }]);
    expect([meals[0].whose, household]).toEqual([
      person === cook ? undefined : 'Bilal',
      { role, owner: 'Amina' },
    ]);
  }
  expect(await stranger.list()).toMatchObject({ meals: [], household: null });

  await seat(
    under,
    id,
    [
      [owner, 'owner'],
      [guest, 'guest'],
    ],
    2,
  );
  expect(await cook.list()).toMatchObject({ meals: [], household: null });
  expect(await owner.list()).toMatchObject({ meals: [], household: { role: 'owner' } });
  // News that comes late changes nothing.
  await under.platform.tell({
    type: 'household.changed',
    subject: id,
    sequence: 1,
    data: { householdId: id, members: [] },
  });
  expect((await guest.list()).household).toMatchObject({ role: 'guest' });
  await under.platform.tell({
    type: 'household.changed',
    subject: id,
    sequence: 3,
    data: { householdId: id, members: [] },
  });
  for (const person of [owner, guest]) expect((await person.list()).household).toBeNull();
});

test('a household that is handed over shares the list of its new owner, and each keeps their own', async () => {
  const { id, owner, cook, guest } = await aHousehold(under);
  await owner.as(`PUT /shopping-list/lines/${aMemberId()}`, { text: 'milk' });
  await seat(
    under,
    id,
    [
      [owner, 'cook'],
      [cook, 'owner'],
      [guest, 'guest'],
    ],
    2,
  );
  expect((await owner.list()).lines).toEqual([]);
  await cook.as(`PUT /shopping-list/lines/${aMemberId()}`, { text: 'rice' });
  expect((await guest.list()).lines).toMatchObject([{ name: 'rice' }]);
  await seat(
    under,
    id,
    [
      [cook, 'owner'],
      [guest, 'guest'],
    ],
    3,
  );
  expect((await owner.list()).lines).toMatchObject([{ name: 'milk' }]);
});

test('a hundred ticks at once of two members over two replicas are all there', async () => {
  const { owner, guest } = await aHousehold(under);
  const ids = Array.from({ length: 100 }, aMemberId);
  const own = Object.fromEntries(
    ids.map(id => [id, { text: id, language: 'en' as const, item: id, amount: null, v: 1 }]),
  );
  await under.lists.create({ _id: owner.id, v: 1, own });
  const replica = await under.startReplica();
  const answers = await Promise.all(
    ids.map((id, at) =>
      (at % 2 ? owner : guest).as(
        `PUT /shopping-list/lines/${id}/tick`,
        { isTicked: true },
        at % 4 < 2 ? under.service.url : replica.url,
      ),
    ),
  );
  await replica.stop();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { lines } = await owner.list();
  expect(lines.filter(({ isTicked }: ShoppingLine) => isTicked)).toHaveLength(100);
  expect(lines).toHaveLength(Math.min(100, limits.shoppingLines));
});
