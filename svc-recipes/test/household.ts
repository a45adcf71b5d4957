import { randomUUID } from 'node:crypto';
import type { HouseholdRole } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from './a-member-id.ts';
import { aRecipe } from './a-recipe.ts';
import type { UnderTest } from './start-for-test.ts';

/** A member who calls what a household shares. */
export async function aPerson(under: UnderTest, name = 'Amina') {
  const id = aMemberId();
  const token = await under.platform.keySet.tokenFor({ userId: id });
  const as = (call: string, body?: unknown, url = under.service.url) =>
    ask(url, call, { token, body, headers: { 'idempotency-key': randomUUID() } });
  const recipe = async (overrides: Parameters<typeof aRecipe>[0] = {}) =>
    String((await under.recipes.create(aRecipe({ ownerId: id, ...overrides })))._id);
  const list = async () => (await as('GET /shopping-list')).body.list;
  return { id, name, token, as, recipe, list };
}

export type Person = Awaited<ReturnType<typeof aPerson>>;
type Seated = readonly (readonly [Person, HouseholdRole])[];

const joinedAt = '2026-11-20T09:00:00.000Z';

/** Tells, as svc-auth would, who belongs together; waits until the service knows. */
export async function seat(under: UnderTest, householdId: string, seated: Seated, sequence = 1) {
  const members = seated.map(([{ id, name }, role]) => ({ userId: id, name, role, joinedAt }));
  await under.platform.tell({
    type: 'household.changed',
    subject: householdId,
    sequence,
    data: { householdId, members },
  });
  await eventually(async () => (await under.households.findById(householdId).lean())?.v === sequence);
}

/** An owner, a cook and a guest of one household. */
export async function aHousehold(under: UnderTest) {
  const [owner, cook, guest] = [
    await aPerson(under, 'Amina'),
    await aPerson(under, 'Bilal'),
    await aPerson(under, 'Dina'),
  ] as const;
  const id = aMemberId();
  await seat(under, id, [
    [owner, 'owner'],
    [cook, 'cook'],
    [guest, 'guest'],
  ]);
  return { id, owner, cook, guest };
}
