import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { HouseholdRole, ShoppingLine } from '@sufra/contracts';
import { eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { becomePremium } from '../../test/become-premium.ts';
import { aHousehold, type Person, seat } from '../../test/household.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { tellAccess } from '../../test/tell-access.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

type Home = Awaited<ReturnType<typeof aHousehold>>;

const remove = ({ id }: Person) => tellAccess(under, id, { deleted: true });
const isErased = (person: Person) =>
  eventually(async () => expect(await under.lists.findById(person.id).lean()).toBeNull());
const handOver = ({ id, cook, guest }: Home) => {
  const seated: [Person, HouseholdRole][] = [
    [cook, 'owner'],
    [guest, 'guest'],
  ];
  return seat(under, id, seated, 2);
};

/** What its owner and a cook have put on the list; the owner has given it a public address. */
async function filled() {
  const home = await aHousehold(under);
  const { owner, cook, guest } = home;
  const [milk, tea] = [aMemberId(), aMemberId()];
  await owner.as(`PUT /shopping-list/lines/${milk}`, { text: 'milk' });
  await cook.as(`PUT /shopping-list/lines/${tea}`, { text: 'tea' });
  await owner.as(`PATCH /shopping-list/lines/${milk}`, { note: 'fresh' });
  await guest.as(`PUT /shopping-list/lines/${milk}/tick`, { isTicked: true });
  const secret = 'A dish of the owner alone';
  await owner.as('POST /shopping-list/recipes', { recipe: await owner.recipe({ title: secret }) });
  // Free members buy for one recipe at a time.
  await becomePremium(under, cook.id);
  const stew = { recipe: await cook.recipe({ title: 'Okra stew' }) };
  expect((await cook.as('POST /shopping-list/recipes', stew)).status).toBe(200);
  const { body } = await owner.as('PUT /shopping-list/share', { mayTick: true });
  return { home, secret, token: body.share.token };
}

const ownLines = (lines: ShoppingLine[]) =>
  lines
    .filter(({ name }) => name === 'milk' || name === 'tea')
    .map(({ name, note, isTicked }) => [name, note, isTicked]);

async function isHandedOver({ home, secret, token }: Awaited<ReturnType<typeof filled>>) {
  const { owner, cook, guest } = home;
  await isErased(owner);
  for (const person of [cook, guest]) {
    const { lines, meals } = await person.list();
    expect(ownLines(lines).toSorted()).toEqual([
      ['milk', 'fresh', true],
      ['tea', '', false],
    ]);
    expect(meals.map(({ title }: { title: string }) => title)).toEqual(['Okra stew']);
  }
  expect((await guest.as(`GET /shopping-list/shared/${token}`)).status).toBe(404);
  const kept = JSON.stringify(await under.lists.find().lean());
  expect(kept).not.toContain(owner.id);
  expect(JSON.stringify((await cook.list()).meals)).not.toContain(secret);
}

test('a deleted owner’s list comes to the next owner, who is told of after it', async () => {
  const its = await filled();
  const { owner, cook, guest } = its.home;
  await remove(owner);
  await eventually(async () => expect((await cook.list()).meals).toHaveLength(1));
  // Until then the others go on with it.
  expect(ownLines((await guest.list()).lines)).toHaveLength(2);
  expect((await guest.as(`GET /shopping-list/shared/${its.token}`)).status).toBe(404);
  expect((await cook.as(`PUT /shopping-list/lines/${aMemberId()}`, { text: 'bread' })).status).toBe(200);
  await handOver(its.home);
  await isHandedOver(its);
  expect((await guest.list()).lines.map(({ name }: ShoppingLine) => name)).toContain('bread');
});

test('and who is told of before it', async () => {
  const its = await filled();
  await handOver(its.home);
  await remove(its.home.owner);
  await isHandedOver(its);
});

test('and at once', async () => {
  const homes = await Promise.all(Array.from({ length: 6 }, filled));
  await Promise.all(homes.flatMap(({ home }) => [remove(home.owner), handOver(home)]));
  for (const its of homes) await isHandedOver(its);
});

test('what the next owner has on a list of their own stays there', async () => {
  const its = await filled();
  const { cook } = its.home;
  await under.lists.create({
    ...{ _id: cook.id, v: 4, turn: 4 },
    own: { [aMemberId()]: { text: 'salt', language: 'en', item: 'salt', amount: null, v: 4 } },
  });
  await remove(its.home.owner);
  await handOver(its.home);
  await isHandedOver(its);
  expect((await cook.list()).lines.map(({ name }: ShoppingLine) => name)).toContain('salt');
});

test('a deleted member who is no owner takes their own list away, and not the shared one', async () => {
  const its = await filled();
  const { id, owner, cook, guest } = its.home;
  await under.lists.create({ _id: cook.id, v: 1, turn: 1 });
  await remove(cook);
  await isErased(cook);
  const seated: [Person, HouseholdRole][] = [
    [owner, 'owner'],
    [guest, 'guest'],
  ];
  await seat(under, id, seated, 2);
  await eventually(async () => expect((await owner.list()).meals).toHaveLength(1));
  expect(ownLines((await guest.list()).lines)).toHaveLength(2);
  expect((await guest.as(`GET /shopping-list/shared/${its.token}`)).status).toBe(200);
});

test('a former owner who cooks there still, and deletes the account later, takes along what is theirs since', async () => {
  const { home } = await filled();
  const { id, owner, cook, guest } = home;
  const seated: [Person, HouseholdRole][] = [
    [owner, 'cook'],
    [cook, 'owner'],
    [guest, 'guest'],
  ];
  await seat(under, id, seated, 2);
  await remove(owner);
  await isErased(owner);
  await seat(under, id, seated.slice(1), 3);
  expect(ownLines((await guest.list()).lines)).toEqual([]);
});

test('a deleted owner without others leaves nothing', async () => {
  const { home } = await filled();
  await seat(under, home.id, [[home.owner, 'owner']], 2);
  await remove(home.owner);
  await isErased(home.owner);
});
