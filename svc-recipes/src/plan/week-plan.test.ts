import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { planDays, planSlots, WeekPlan } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { becomePremium, leavePremium } from '../../test/become-premium.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const as = async (userId: string, call: string, body?: unknown) =>
  ask(under.service.url, call, { token: await under.platform.keySet.tokenFor({ userId }), body });

type Slots = Partial<Record<(typeof planSlots)[number], string | null>>;
const aPlan = (days: Partial<Record<(typeof planDays)[number], Slots>> = {}) =>
  WeekPlan.parse(
    Object.fromEntries(
      planDays.map(day => [
        day,
        Object.fromEntries(planSlots.map(slot => [slot, days[day]?.[slot] ?? null])),
      ]),
    ),
  );

async function aPlanner() {
  const ownerId = aMemberId();
  await becomePremium(under, ownerId);
  const recipes = await under.recipes.create([1, 2].map(() => aRecipe({ ownerId })));
  const [one = '', two = ''] = recipes.map(({ _id }) => String(_id));
  return { ownerId, one, two };
}

describe('the plan of a premium member', () => {
  test('is empty at first', async () => {
    const { ownerId } = await aPlanner();
    expect(await as(ownerId, 'GET /recipes/plan')).toMatchObject({
      status: 200,
      body: { plan: aPlan(), version: 0 },
    });
    expect((await as(ownerId, 'HEAD /recipes/plan')).status).toBe(200);
  });

  test('is what was set last, and no other member’s', async () => {
    const { ownerId, one, two } = await aPlanner();
    const other = await aPlanner();
    const first = aPlan({ monday: { suhoor: one, lunch: two }, sunday: { iftarOrDinner: one } });
    const second = aPlan({ friday: { lunch: two } });
    for (const plan of [first, second]) {
      expect(await as(ownerId, 'PUT /recipes/plan', { plan })).toMatchObject({ status: 200, body: { plan } });
      expect((await as(ownerId, 'GET /recipes/plan')).body.plan).toEqual(plan);
    }
    expect((await as(other.ownerId, 'GET /recipes/plan')).body.plan).toEqual(aPlan());
  });

  test('comes with each recipe that it names, whole and once', async () => {
    const { ownerId, one, two } = await aPlanner();
    const unplanned = await under.recipes.create(aRecipe({ ownerId }));
    const plan = aPlan({ monday: { suhoor: one, lunch: two }, friday: { lunch: one } });
    for (const call of ['PUT /recipes/plan', 'GET /recipes/plan']) {
      const { recipes } = (await as(ownerId, call, call.startsWith('PUT') ? { plan } : undefined)).body;
      expect(recipes.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual([one, two].toSorted());
      expect(recipes).toEqual(
        (await as(ownerId, 'GET /recipes')).body.recipes.filter(
          ({ _id }: { _id: string }) => _id !== String(unplanned._id),
        ),
      );
    }
  });

  test('takes only recipes of one’s own that are saved, and says which are not', async () => {
    const { ownerId, one } = await aPlanner();
    const stranger = await aPlanner();
    const kept = aRecipe({ ownerId, isSaved: false, keptUntil: new Date(Date.now() + 60_000) });
    const pending = aRecipe({ ownerId, isPending: true });
    await under.recipes.create(kept, pending);
    for (const id of [stranger.one, String(kept._id), String(pending._id), aMemberId()]) {
      const plan = aPlan({ monday: { lunch: one, suhoor: id }, sunday: { lunch: id } });
      const message = 'This is none of your saved recipes.';
      expect(await as(ownerId, 'PUT /recipes/plan', { plan })).toMatchObject({
        status: 400,
        body: {
          code: 'invalid_request',
          details: [
            { path: 'plan.monday.suhoor', message },
            { path: 'plan.sunday.lunch', message },
          ],
        },
      });
    }
    expect((await as(ownerId, 'GET /recipes/plan')).body.plan).toEqual(aPlan());
  });

  test('loses days, slots and fields that there are not', async () => {
    const { ownerId, one } = await aPlanner();
    const plan = aPlan({ monday: { lunch: one } });
    const more = {
      ...plan,
      monday: { ...plan.monday, brunch: one },
      doomsday: { lunch: one },
      $set: { x: 1 },
    };
    expect((await as(ownerId, 'PUT /recipes/plan', { plan: more, userId: aMemberId() })).body).toEqual({
      plan,
      version: 1,
      recipes: [expect.objectContaining({ _id: one })],
    });
    expect((await as(ownerId, 'GET /recipes/plan')).body).toMatchObject({ plan, version: 1 });
  });

  test.each([
    [{}],
    [{ plan: {} }],
    [{ plan: { ...aPlan(), monday: undefined } }],
    [{ plan: { ...aPlan(), monday: { lunch: null } } }],
    [{ plan: aPlan(), monday: 1 }, 200],
    [{ plan: aPlan(), version: '0' }],
    [{ plan: aPlan(), version: -1 }],
    [{ plan: aPlan(), version: { $gt: 0 } }],
    [{ plan: { ...aPlan(), monday: { suhoor: { $ne: null }, lunch: null, iftarOrDinner: null } } }],
    [{ plan: { ...aPlan(), monday: { suhoor: 'x', lunch: null, iftarOrDinner: null } } }],
    [{ plan: [] }],
  ])('is not set by %j', async (body, status = 400) => {
    const { ownerId } = await aPlanner();
    expect((await as(ownerId, 'PUT /recipes/plan', body)).status).toBe(status);
  });

  test('has an empty slot where a recipe was deleted', async () => {
    const { ownerId, one, two } = await aPlanner();
    await as(ownerId, 'PUT /recipes/plan', {
      plan: aPlan({ monday: { suhoor: one, lunch: two }, friday: { lunch: one } }),
    });
    await as(ownerId, `DELETE /recipes/${one}`);
    expect((await as(ownerId, 'GET /recipes/plan')).body.plan).toEqual(aPlan({ monday: { lunch: two } }));
  });

  test('set many times at once is one of those, whole', async () => {
    const { ownerId, one, two } = await aPlanner();
    const plans = [one, two].map(id => aPlan(Object.fromEntries(planDays.map(day => [day, { lunch: id }]))));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => as(ownerId, 'PUT /recipes/plan', { plan: plans[at % 2] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(plans).toContainEqual((await as(ownerId, 'GET /recipes/plan')).body.plan);
  });

  test('is not overwritten by a change of what it was before', async () => {
    const { ownerId, one, two } = await aPlanner();
    const phone = aPlan({ monday: { lunch: one } });
    const laptop = aPlan({ friday: { lunch: two } });
    const put = (plan: WeekPlan, version: number) => as(ownerId, 'PUT /recipes/plan', { plan, version });
    expect((await put(phone, 1)).status).toBe(409);
    expect((await put(phone, 0)).body).toMatchObject({ plan: phone, version: 1 });
    expect(await put(laptop, 0)).toMatchObject({ status: 409, body: { code: 'plan_changed' } });
    expect((await as(ownerId, 'GET /recipes/plan')).body).toMatchObject({ plan: phone, version: 1 });
    expect((await put(laptop, 1)).body).toMatchObject({ plan: laptop, version: 2 });
  });

  test('of seven changes of one version one is kept', async () => {
    const { ownerId, one } = await aPlanner();
    for (const version of [0, 1]) {
      const plans = planDays.map(day => aPlan({ [day]: { lunch: one } }));
      const answers = await Promise.all(
        plans.map(plan => as(ownerId, 'PUT /recipes/plan', { plan, version })),
      );
      const taken = answers.flatMap(({ status }, at) => (status === 200 ? [plans[at]] : []));
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(planDays.length - 1);
      expect((await as(ownerId, 'GET /recipes/plan')).body).toMatchObject({
        plan: taken[0],
        version: version + 1,
      });
    }
  });

  test('written before there were versions can be changed', async () => {
    const { ownerId, one } = await aPlanner();
    const plan = aPlan({ monday: { lunch: one } });
    const plans = under.platform.database.connection.collection<{ _id: string; plan: object }>('plans');
    await plans.insertOne({ _id: ownerId, plan });
    expect((await as(ownerId, 'GET /recipes/plan')).body).toMatchObject({ plan, version: 0 });
    const change = await as(ownerId, 'PUT /recipes/plan', { plan: aPlan(), version: 0 });
    expect(change.body).toEqual({ plan: aPlan(), version: 1, recipes: [] });
  });

  test('written before there was a day or a slot is shown with it', async () => {
    const { ownerId, one } = await aPlanner();
    const older = { monday: { lunch: one }, doomsday: { lunch: one } };
    const plans = under.platform.database.connection.collection<{ _id: string; plan: object }>('plans');
    await plans.insertOne({ _id: ownerId, plan: older });
    expect((await as(ownerId, 'GET /recipes/plan')).body.plan).toEqual(aPlan({ monday: { lunch: one } }));
  });

  test('is gone with the account', async () => {
    const { ownerId, one } = await aPlanner();
    await as(ownerId, 'PUT /recipes/plan', { plan: aPlan({ monday: { lunch: one } }) });
    await under.platform.tell({
      type: 'user.access-changed',
      subject: ownerId,
      sequence: 2,
      data: {
        userId: ownerId,
        isAdmin: false,
        isModerator: false,
        endedSessions: [],
        sessionsNotBefore: null,
        deleted: true,
        displayName: null,
      },
    });
    await eventually(async () => expect(await under.plans.findById(ownerId).lean()).toBeNull());
  });
});

test('a free member, an admin too, has no plan, and nor has who left premium, until they come back', async () => {
  const { ownerId, one } = await aPlanner();
  const plan = aPlan({ monday: { lunch: one } });
  await as(ownerId, 'PUT /recipes/plan', { plan });
  await leavePremium(under, ownerId);
  const admin = await under.platform.keySet.tokenFor({ userId: aMemberId(), isAdmin: true });
  const refused = { status: 403, body: { code: 'premium_only', message: 'This is for premium members.' } };
  for (const [call, body] of [['GET /recipes/plan'], ['PUT /recipes/plan', { plan: aPlan() }]] as [
    string,
    unknown?,
  ][]) {
    const answers = await Promise.all([
      as(ownerId, call, body),
      as(aMemberId(), call, body),
      ask(under.service.url, call, { token: admin, body }),
    ]);
    expect(answers).toMatchObject([refused, refused, refused]);
  }
  await becomePremium(under, ownerId);
  expect((await as(ownerId, 'GET /recipes/plan')).body.plan).toEqual(plan);
});

test('a member whose payment is heard of a moment later is not refused', async () => {
  const ownerId = aMemberId();
  const patient = await under.startReplica({ PREMIUM_NEWS_WAIT_MS: '15000' });
  const token = await under.platform.keySet.tokenFor({ userId: ownerId });
  const asked = ask(patient.url, 'GET /recipes/plan', { token });
  await becomePremium(under, ownerId);
  expect(await asked).toMatchObject({ status: 200, body: { version: 0 } });
  await patient.stop();
});
