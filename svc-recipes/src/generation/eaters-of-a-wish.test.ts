import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aWrittenRecipe } from '../../test/a-written-recipe.ts';
import { aHousehold, aPerson, type Person, seat } from '../../test/household.ts';
import { say } from '../../test/start-cook.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const profile = { avoid: [], diets: [], servingSize: null, spiceLevel: null, school: null };
const setProfile = (person: Person, change: object) =>
  person.as('PUT /recipes/profile', { ...profile, ...change });
const wish = (person: Person, eaters: string[], more: object = {}) =>
  person.as('POST /recipes/generate-openai', { userPrompt: 'Something for dinner', eaters, ...more });

const line = (item: string) => ({ quantity: 100, unit: 'g', item, note: null });
const withA = (item: string) =>
  say(aWrittenRecipe({ ingredientLines: [...aWrittenRecipe().ingredientLines, line(item)] }));

/** What the kitchen was told in its last call. */
function asked() {
  const content = under.cook.calls.at(-1)?.messages.find(({ role }) => role === 'user')?.content ?? '';
  return JSON.parse(content.replaceAll(/<\/?request>/g, ''));
}

async function aTable() {
  const home = await aHousehold(under);
  const { body } = await home.owner.as('POST /recipes/eaters', {
    ...{ name: 'Yusuf', avoid: ['peanuts'], diets: [], spiceLevel: 'No Spice' },
  });
  return { ...home, yusuf: body.eaters.at(-1).id as string };
}

describe('a wish that others eat of', () => {
  test('is asked for with what all of them avoid, every diet, and as mild as the mildest likes it', async () => {
    const { owner, cook, yusuf } = await aTable();
    await setProfile(cook, { avoid: ['fish'], diets: ['vegetarian'], spiceLevel: 'Mild' });
    const ingredientLines = [line('red lentils'), line('basmati rice')];
    const steps = [{ text: 'Cook the lentils with the rice.', minutes: 25 }];
    const lentils = { title: 'Lentils with rice', description: 'A pot of rice.', ingredientLines, steps };
    under.cook.play(say(aWrittenRecipe(lentils)));
    const more = { avoid: ['mushrooms'], diets: ['gluten-free'], spiceLevel: 'Spicy' };
    const { status, body } = await wish(owner, [cook.id, yusuf], more);
    expect(status).toBe(201);
    expect(asked()).toMatchObject({ spiceLevel: 'No Spice', diets: ['gluten-free', 'vegetarian'] });
    expect(asked().avoid).toEqual(
      expect.arrayContaining(['mushrooms', 'peanuts', 'chilli', 'fish', 'meat', 'gluten']),
    );
    expect(JSON.stringify(asked())).not.toContain(yusuf);
    // Kept with the recipe are the caller’s own words alone: it may be shared.
    const kept = await under.recipes.findById(body.recipe._id).lean();
    expect(kept?.options).toMatchObject({
      avoid: ['mushrooms'],
      diets: ['gluten-free'],
      spiceLevel: 'No Spice',
    });
    expect(JSON.stringify(kept)).not.toMatch(/peanuts|vegetarian/);
  });

  test.each([
    ['peanuts of a child', 'peanut butter', '“peanuts”'],
    ['chilli of a child without spice', 'harissa', '“chilli”'],
    ['a diet that a member shows', 'chicken', 'chicken'],
  ])('never comes with %s, and is refused by its name', async (_, item, named) => {
    const { owner, cook, yusuf } = await aTable();
    await setProfile(cook, { diets: ['vegetarian'] });
    await cook.as('PUT /recipes/profile/shown', { isShown: true });
    under.cook.play(...Array.from({ length: 10 }, () => withA(item)));
    const { status, body } = await wish(owner, [cook.id, yusuf]);
    expect(status).toBe(502);
    expect(body.message).toContain(named);
  });

  test('keeps to what a member does not show, and says nothing of it', async () => {
    const { owner, cook } = await aTable();
    await setProfile(cook, { avoid: ['sesame'], diets: ['vegan'] });
    for (const item of ['tahini', 'butter']) {
      under.cook.play(...Array.from({ length: 10 }, () => withA(item)));
      const { status, body } = await wish(owner, [cook.id]);
      expect(status).toBe(502);
      expect(body.message).toMatch(/what one of those who eat avoids/);
      expect(JSON.stringify(body)).not.toMatch(/sesame|tahini|butter|vegan/);
    }
  });

  test('is not kept to for one who does not eat', async () => {
    const { owner } = await aTable();
    under.cook.play(withA('peanut butter'));
    expect((await wish(owner, [])).status).toBe(201);
  });

  test('is refused where one is named who is at no table of the caller’s, before anything is asked for', async () => {
    const { id, owner, cook, guest, yusuf } = await aTable();
    const stranger = await aPerson(under, 'Zaid');
    const calls = under.cook.calls.length;
    expect((await wish(stranger, [yusuf])).status).toBe(400);
    expect((await wish(owner, [stranger.id])).status).toBe(400);
    await seat(
      under,
      id,
      [
        [owner, 'owner'],
        [guest, 'guest'],
      ],
      2,
    );
    const { status, body } = await wish(cook, [yusuf]);
    expect([status, body.details[0].path]).toEqual([400, 'eaters.0']);
    expect(under.cook.calls).toHaveLength(calls);
    // No generation of theirs is gone.
    under.cook.play(say(aWrittenRecipe()), say(aWrittenRecipe()), say(aWrittenRecipe()));
    for (let times = 0; times < 3; times += 1) expect((await wish(cook, [])).status).toBe(201);
  });
});
