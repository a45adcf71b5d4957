import { beforeEach, describe, expect, test } from '@jest/globals';
import type { User } from '@sufra/contracts';
import {
  anEventStream,
  apiStandIn,
  aUser,
  beSignedOut,
  problem,
  rendererOf,
  signInAs,
} from '@sufra/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { thePlans } from '../../test/the-plans.ts';
import { routes } from '../routes.tsx';
import { Generator } from './generator.tsx';

const renderAt = rendererOf(routes);
const renderAlone = rendererOf([{ path: '/home', element: <Generator /> }]);
const api = apiStandIn();
const generate = 'POST /recipes/generate-openai';

beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
  api.reply('GET /payment/plans', { body: { plans: thePlans } });
  api.reply('GET /payment/donations', { body: { pledged: 0, given: 0, currency: 'GBP', months: [] } });
  api.reply('GET /recipes', { body: { recipes: [] } });
});

function be(user: User) {
  api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
  signInAs(user);
}

function openAs(user: User) {
  be(user);
  return renderAlone('/home');
}

function openHomeAs(user: User, address = '/') {
  be(user);
  return renderAt(address);
}

type Person = ReturnType<typeof renderAt>['person'];

async function fillIn(person: Person, element: HTMLElement, words: string) {
  await person.clear(element);
  await person.click(element);
  await person.paste(words);
}

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const ingredients = () => field(/^Ingredients/);
const prompt = () => field(/^Describe it/);
const submit = () => screen.findByRole('button', { name: 'Generate Recipe' });

/** Fills in ingredients and presses the button. */
async function ask(person: Person, what = 'rice') {
  await fillIn(person, await ingredients(), what);
  await person.click(await submit());
}

function streamNext() {
  const stream = anEventStream();
  api.reply(generate, stream.response);
  return {
    ...stream,
    send: (event: string, data: unknown) => act(async () => stream.send(event, data)),
  };
}

const premium = aUser({ isPremium: true, generations_left: null });
const refusedWith = (code: string, status: number, more: object = {}, headers?: Record<string, string>) => ({
  status,
  body: problem(code, 'In the server’s words.', more),
  ...(headers && { headers }),
});
const optionsOf = (select: HTMLElement) => within(select).getAllByRole<HTMLOptionElement>('option');

describe('the form', () => {
  test('has every option, with its default', async () => {
    openAs(premium);
    const texts = (select: HTMLElement) => optionsOf(select).map(({ text }) => text);

    const meal = await field(/^Meal type/);
    expect(texts(meal).slice(1)).toEqual([
      'Suhoor (Pre-Dawn)',
      'Iftar (Post-Sunset)',
      'Light Meals',
      'Main Meals',
      'Dessert',
      'Snack',
      'Healthy Snacks',
    ]);
    expect(meal.value).toBe('Main Meals');
    expect(texts(await field(/^Cuisine/)).slice(1)).toEqual([
      'Desi',
      'Middle Eastern',
      'Italian',
      'Chinese',
      'Turkish',
      'Thai',
      'Japanese',
      'Indonesian',
      'Moroccan',
      'Persian',
    ]);
    expect(texts(await field(/^Health goals/)).slice(1)).toEqual([
      'Low-carb',
      'High-protein',
      'Vegan',
      'Gluten-free',
      'Gut-friendly',
    ]);
    const choices = (name: string) =>
      within(screen.getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');
    expect(choices('Serving size').map(({ value }) => value)).toEqual(['2', '4', '6', '8', '10']);
    expect(
      choices('Spice level')
        .slice(1)
        .map(({ value }) => value),
    ).toEqual(['No Spice', 'Mild', 'Medium', 'Spicy', 'Extra Spicy']);
  });

  test.each([
    ['a visitor', undefined],
    ['a free member', aUser()],
  ])('offers %s the meal types for everybody, and shows the others as premium only', async (_, user) => {
    if (user) openAs(user);
    else renderAlone('/home');

    const meals = optionsOf(await field(/^Meal type/)).slice(1);
    expect(meals.filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual([
      'Light Meals',
      'Main Meals',
      'Snack',
    ]);
    expect(meals.filter(({ disabled }) => disabled).map(({ text }) => text)).toEqual([
      'Suhoor (Pre-Dawn) — Premium only 🔒',
      'Iftar (Post-Sunset) — Premium only 🔒',
      'Dessert — Premium only 🔒',
      'Healthy Snacks — Premium only 🔒',
    ]);
  });

  test('offers a premium member all of them', async () => {
    openAs(premium);
    expect(optionsOf(await field(/^Meal type/)).every(({ disabled }) => !disabled)).toBe(true);
  });

  test('is cleared and disabled by a prompt, and comes back when the prompt is taken away', async () => {
    const { person } = openAs(premium);
    await fillIn(person, await ingredients(), 'rice');
    await person.selectOptions(await field(/^Cuisine/), 'Thai');
    await fillIn(person, await prompt(), 'soup');

    for (const name of [/^Ingredients/, /^Meal type/, /^Cuisine/, /^Health goals/]) {
      const { disabled, value } = await field(name);
      expect([disabled, value]).toEqual([true, '']);
    }
    await person.click(screen.getByRole('button', { name: 'Back to ingredients' }));
    expect((await prompt()).value).toBe('');
    expect((await ingredients()).value).toBe('rice');
    expect((await field(/^Cuisine/)).disabled).toBe(false);
  });

  test.each([
    [
      'only spaces as a prompt',
      async (person: Person) => fillIn(person, await prompt(), '   '),
      'Please enter a recipe request.',
      prompt,
    ],
    ['no ingredients', async () => {}, 'Please provide both ingredients and a meal type.', ingredients],
    [
      'no meal type',
      async (person: Person) => {
        await fillIn(person, await ingredients(), 'rice');
        await person.selectOptions(await field(/^Meal type/), '');
      },
      'Please provide both ingredients and a meal type.',
      () => field(/^Meal type/),
    ],
  ])('with %s says what is missing, there, and sends nothing', async (_, prepare, message, wrong) => {
    const { person } = openAs(premium);
    await ingredients();
    await prepare(person);
    await person.click(await submit());

    const said = await screen.findByText(message);
    const element = await wrong();
    expect(element.getAttribute('aria-describedby')).toContain(said.closest('[id]')?.id);
    expect(document.activeElement).toBe(element);
    expect(api.bodies(generate)).toEqual([]);
  });

  test('of a visitor says to sign in, and leads back to what is filled in', async () => {
    const { person } = renderAlone('/home');
    await ask(person, 'rice, dates');

    const alert = await screen.findByText('Please sign in to generate recipes.');
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    const notice = within(alert.closest<HTMLElement>('[role="alert"]') ?? document.body);
    expect(notice.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/signin?returnTo=%2Fhome%23generator',
    );
    expect((await ingredients()).value).toBe('rice, dates');
    expect(api.bodies(generate)).toEqual([]);
    act(() => signInAs(aUser()));
    await waitFor(() => expect(screen.queryByText('Please sign in to generate recipes.')).toBeNull());
    expect((await ingredients()).value).toBe('rice, dates');
  });

  test('comes filled in from the address, which is then rid of it', async () => {
    const { address } = openHomeAs(premium, '/?ingredients=Barley,%20Dates%20,&x=1#generator');

    await waitFor(async () => expect((await ingredients()).value).toBe('Barley, Dates'));
    expect(address()).toBe('/?x=1');
  });

  test('is empty for whoever comes after a member', async () => {
    const { person } = openAs(premium);
    await fillIn(person, await prompt(), 'My own soup');
    act(() => signInAs(aUser({ _id: '6650f0c2a1b2c3d4e5f60719' })));

    await waitFor(async () => expect((await prompt()).value).toBe(''));
  });

  test('has an idea for whoever has none', async () => {
    const { person } = openAs(premium);
    await person.click(await screen.findByRole('button', { name: 'Chickpeas and spinach' }));

    expect((await ingredients()).value).toContain('chickpeas');
    expect(document.activeElement).toBe(await ingredients());
  });

  test.each([
    ['a visitor', undefined, '3 recipes are free with an account.'],
    ['a free member', aUser({ generations_left: 2 }), '2 of 3 free recipes left'],
    ['a premium member', premium, 'Unlimited recipes'],
  ])('says to %s what is left', async (_, user, words) => {
    if (user) openAs(user);
    else renderAlone('/home');
    const form = await screen.findByRole('form', { name: 'Ask for a recipe' });
    expect(within(form).getByText(words)).toBeTruthy();
  });
});

describe('a recipe', () => {
  const line = (item: string) => ({ quantity: 2, unit: 'cups', item, note: null });

  test('forms line by line, with how far it has come', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person);

    expect(await screen.findByRole('button', { name: 'Generating Recipe...' })).toBeTruthy();
    expect(screen.getByText('Your recipe is being written.')).toBeTruthy();
    await stream.send('progress', { stage: 'accepted' });
    await stream.send('progress', { stage: 'writing' });
    await stream.send('part', { part: 'title', value: 'Rice with dates' });
    await stream.send('part', { part: 'ingredient', value: line('basmati rice') });
    expect((await screen.findByText('Writing')).getAttribute('aria-current')).toBe('step');
    expect(await screen.findByRole('heading', { name: 'Rice with dates' })).toBeTruthy();
    expect(screen.getByText('basmati rice')).toBeTruthy();
    await stream.send('part', { part: 'step', value: { text: 'Rinse the rice.', minutes: null } });
    await stream.send('progress', { stage: 'checking' });
    expect(await screen.findByText('Rinse the rice.')).toBeTruthy();
    expect(screen.getByText('Checking').getAttribute('aria-current')).toBe('step');
    await stream.send('done', { recipe: aRecipe() });
    expect(await screen.findByText('Your recipe is ready: Yoghurt chicken with date rice')).toBeTruthy();
  });

  test('that is begun once more is emptied, with the reason', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person);
    await stream.send('part', { part: 'title', value: 'Coq au vin' });
    await screen.findByText('Coq au vin');
    await stream.send('progress', { stage: 'again', reason: 'An ingredient was not halal.' });

    expect(await screen.findByText(/An ingredient was not halal\./)).toBeTruthy();
    expect(screen.queryByText('Coq au vin')).toBeNull();
    await stream.send('done', { recipe: aRecipe() });
    await submit();
  });

  test('that is there stands in front, takes the focus, and is counted', async () => {
    const stream = streamNext();
    const { person } = openHomeAs(aUser({ recipesGenerated: 4, generations_left: 2 }));
    await ask(person);
    api.reply('GET /auth/me', {
      body: { user: aUser({ recipesGenerated: 5, generations_left: 1 }), nextResetDate: null },
    });
    await stream.send('done', { recipe: aRecipe() });

    const title = await screen.findByRole('link', { name: 'Yoghurt chicken with date rice' });
    expect(title.getAttribute('href')).toBe('/recipes/65f0c00c0000000000000001');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText('1 of 3 free recipes left')).toBeTruthy();
    expect(screen.getByText("You've generated 5 recipe(s) so far — keep cooking!")).toBeTruthy();
    const asked = api.bodies('GET /auth/me').length;
    await waitFor(() => expect(api.bodies('GET /auth/me').length).toBeGreaterThan(asked));
    expect(await screen.findByText('1 of 3 free recipes left')).toBeTruthy();
  });

  test('never takes the count below nothing', async () => {
    const stream = streamNext();
    const { person } = openAs(aUser({ generations_left: 0 }));
    await ask(person);
    await stream.send('done', { recipe: aRecipe() });

    expect(await screen.findByText('0 of 3 free recipes left')).toBeTruthy();
  });

  test('is asked for once, however often the button is pressed', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person, 'rice, dates');
    await person.click(await screen.findByRole('button', { name: 'Generating Recipe...' }));
    await stream.send('done', { recipe: aRecipe() });

    await submit();
    expect(api.bodies(generate)).toEqual([
      { ingredients: ['rice', 'dates'], mealType: 'Main Meals', servingSize: 4 },
    ]);
  });

  test('that is cancelled is left at once; the request stays, and the form has the focus', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person);
    await stream.send('progress', { stage: 'accepted' });
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText(/^Stopped\./)).toBeTruthy();
    expect(stream.isLeft()).toBe(true);
    expect((await ingredients()).value).toBe('rice');
    await waitFor(async () => expect(document.activeElement).toBe(await submit()));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that is broken says so', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person);
    await stream.send('done', { recipe: { _id: '65f0c00c0000000000000001', title: 'Broken' } });

    expect(await screen.findByText('Invalid recipe data provided.')).toBeTruthy();
  });

  test('goes on while its reader is elsewhere, who is told there', async () => {
    const stream = streamNext();
    const { person, address } = openHomeAs(premium);
    await ask(person);
    await person.click(screen.getByRole('link', { name: 'Learn About Sunnah Foods' }));
    await screen.findByRole('heading', { level: 1, name: /Sunnah/ });
    await stream.send('done', { recipe: aRecipe() });

    expect((await screen.findAllByText(/^Your recipe is ready: Yoghurt/)).length).toBeGreaterThan(0);
    api.reply('GET /recipes/65f0c00c0000000000000001' as 'GET /recipes/{id}', {
      body: { recipe: aRecipe() },
    });
    await person.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(address()).toBe('/recipes/65f0c00c0000000000000001'));
  });
});

describe('new recipes', () => {
  const numbered = (number: number) =>
    aRecipe({ _id: `65f0c00c000000000000000${number}`, title: `Recipe ${number}` });
  const titles = () =>
    screen
      .getAllByRole('link')
      .filter(({ textContent }) => /^Recipe \d$/.test(textContent ?? ''))
      .map(({ textContent }) => textContent);

  async function generateSome(count: number) {
    const streams = Array.from({ length: count }, (_, at) => {
      const stream = anEventStream();
      stream.send('done', { recipe: numbered(at + 1) });
      return stream.response;
    });
    api.reply(generate, ...streams);
    const opened = openHomeAs(premium);
    for (let at = 1; at <= count; at += 1) {
      await ask(opened.person);
      await screen.findByText(`Your recipe is ready: Recipe ${at}`);
    }
    return opened;
  }

  test('are the three newest, the newest in front', async () => {
    await generateSome(4);
    expect(titles()).toEqual(['Recipe 4', 'Recipe 3', 'Recipe 2']);
  });

  test('are as they were after one of them was open', async () => {
    const { person, address } = await generateSome(2);
    api.reply('GET /recipes/65f0c00c0000000000000002' as 'GET /recipes/{id}', {
      body: { recipe: numbered(2) },
    });
    await person.click(screen.getByRole('link', { name: 'Recipe 2' }));
    await screen.findByRole('dialog', { name: 'Recipe 2' });
    expect(address()).toBe('/recipes/65f0c00c0000000000000002');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(titles()).toEqual(['Recipe 2', 'Recipe 1']);
  });

  test('are found again after a reload, but for those that have gone', async () => {
    sessionStorage.setItem(
      'sufra:new-recipes',
      JSON.stringify(['65f0c00c0000000000000002', '65f0c00c0000000000000001']),
    );
    api.reply('GET /recipes/65f0c00c0000000000000001' as 'GET /recipes/{id}', {
      body: { recipe: numbered(1) },
    });
    openAs(premium);

    expect(await screen.findByRole('link', { name: 'Recipe 1' })).toBeTruthy();
    expect(titles()).toEqual(['Recipe 1']);
  });

  test('that cannot be had now can be asked for again', async () => {
    sessionStorage.setItem('sufra:new-recipes', JSON.stringify(['65f0c00c0000000000000001']));
    const down = { status: 503, body: problem('service_unavailable', 'Not right now.') };
    api.reply('GET /recipes/65f0c00c0000000000000001' as 'GET /recipes/{id}', down, {
      body: { recipe: numbered(1) },
    });
    const { person } = openAs(premium);

    expect(await screen.findByText('Your new recipes cannot be shown right now.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Recipe 1' })).toBeTruthy();
  });

  test('can be deleted, and come back when that did not work', async () => {
    const { person } = await generateSome(2);
    api.reply('DELETE /recipes/65f0c00c0000000000000002' as 'DELETE /recipes/{id}', {
      status: 500,
      body: problem('internal_error', 'The oven is out.'),
    });
    await person.click(screen.getByRole('button', { name: 'Delete: Recipe 2' }));
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete recipe: The oven is out.')).toBeTruthy();
    expect(titles()).toEqual(['Recipe 2', 'Recipe 1']);

    api.reply('DELETE /recipes/65f0c00c0000000000000002' as 'DELETE /recipes/{id}', {
      body: { message: 'The recipe is deleted.' },
    });
    await person.click(screen.getByRole('button', { name: 'Delete: Recipe 2' }));
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['Recipe 1']));
  });
});

describe('what goes wrong', () => {
  const alertOf = async (words: string | RegExp) =>
    (await screen.findByText(words)).closest<HTMLElement>('[role="alert"]') ?? document.createElement('p');

  test('past the limit leads to premium', async () => {
    api.reply(generate, refusedWith('quota_exhausted', 403));
    const { person } = openAs(aUser({ generations_left: 0 }));
    await ask(person);

    const alert = await alertOf("You've reached your limit.");
    expect(within(alert).getByRole('link', { name: 'Upgrade to premium' }).getAttribute('href')).toBe(
      '/billing',
    );
    expect(alert.textContent).toContain('for unlimited recipes');
  });

  test('with a meal type for premium members leads there too', async () => {
    api.reply(generate, refusedWith('premium_meal_type', 403));
    const { person } = openAs(aUser());
    await ask(person);

    const alert = await alertOf('In the server’s words.');
    expect(within(alert).getByRole('link', { name: 'Upgrade to premium' }).getAttribute('href')).toBe(
      '/billing',
    );
  });

  test.each([
    ['not_food', 422],
    ['generator_unavailable', 502],
    ['generator_timeout', 504],
  ])('%s is said in the server’s words', async (code, status) => {
    api.reply(generate, refusedWith(code, status));
    const { person } = openAs(premium);
    await ask(person);

    expect((await alertOf('In the server’s words.')).role).toBe('alert');
    expect((await ingredients()).value).toBe('rice');
  });

  test('in the middle of the stream is the same', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person);
    await stream.send('progress', { stage: 'accepted' });
    await stream.send('problem', problem('generator_unavailable', 'The kitchen gave no usable recipe.'));

    expect(await alertOf('The kitchen gave no usable recipe.')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await submit()));
  });

  test('without any words is named', async () => {
    api.reply(generate, { status: 500, body: {} });
    const { person } = openAs(premium);
    await ask(person);

    expect(await alertOf('Failed to generate recipe.')).toBeTruthy();
  });

  test.each([
    ['too_many_requests', 429, '5', 'Please try again in 5 seconds.'],
    ['service_unavailable', 503, '7200', 'Please try again in 2 hours.'],
  ])('%s says how long', async (code, status, seconds, words) => {
    api.reply(generate, refusedWith(code, status, {}, { 'retry-after': seconds }));
    const { person } = openAs(premium);
    await ask(person);

    expect((await alertOf('In the server’s words.')).textContent).toContain(words);
  });

  test('without an answer, the same request is made once more and charged once', async () => {
    const stream = anEventStream();
    stream.send('done', { recipe: aRecipe() });
    api.reply(generate, 'no answer', stream.response);
    const { person } = openAs(premium);
    await ask(person);
    const alert = await alertOf('Something went wrong. Please try again.');
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));

    await screen.findByText(/^Your recipe is ready/);
    const [first, second] = api.idempotencyKeys(generate);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
  });

  test('another request, and one after a recipe, have a key of their own', async () => {
    const done = () => {
      const stream = anEventStream();
      stream.send('done', { recipe: aRecipe() });
      return stream.response;
    };
    api.reply(generate, 'no answer', done(), done());
    const { person } = openAs(premium);
    await ask(person, 'rice');
    await alertOf('Something went wrong. Please try again.');
    for (const _ of ['other words', 'the same words again']) {
      await ask(person, 'dates');
      await screen.findByText(/^Your recipe is ready/);
    }
    expect(new Set(api.idempotencyKeys(generate)).size).toBe(3);
  });

  test('with a field is said under it', async () => {
    api.reply(
      generate,
      refusedWith('invalid_request', 400, {
        details: [{ path: 'ingredients.0', message: 'This is too long for one ingredient.' }],
      }),
    );
    const { person } = openAs(premium);
    await ask(person);

    await screen.findByText('This is too long for one ingredient.');
    expect((await ingredients()).getAttribute('aria-invalid')).toBe('true');
  });

  test('with the session says to sign in', async () => {
    api.reply(generate, refusedWith('session_ended', 401));
    api.reply('POST /auth/session/renew', refusedWith('session_ended', 401));
    const { person } = openAs(premium);
    await ask(person);

    expect(await alertOf('Please sign in to generate recipes.')).toBeTruthy();
  });
});

describe('what is not halal', () => {
  const finding = (words: string, ...use: string[]) => ({
    words,
    reason: 'This is pork, or is made with it',
    rule: 1,
    substitute: use.join(' or ') || null,
    use,
  });
  const refuse = (...details: { path: string; finding: ReturnType<typeof finding> }[]) =>
    api.reply(
      generate,
      refusedWith('not_halal', 422, { details: details.map(each => ({ ...each, message: 'A sentence.' })) }),
    );

  test('is named with why and what instead, which one press puts into the form', async () => {
    refuse({ path: 'ingredients.1', finding: finding('bacon', 'beef bacon', 'turkey bacon') });
    const { person } = openAs(premium);
    await ask(person, 'eggs, bacon');

    await screen.findByText('This cannot be made halal as it is.');
    const item = within(screen.getByRole('alert')).getByRole('listitem');
    expect(item.textContent).toBe(
      'bacon: This is pork, or is made with it.Instead: beef bacon, or turkey bacon',
    );
    await person.click(screen.getByRole('button', { name: 'Use beef bacon instead' }));
    expect((await ingredients()).value).toBe('eggs, beef bacon');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(await submit());
    expect(screen.getByText(/^Changed\./)).toBeTruthy();
  });

  test('in several places is mended by one press too', async () => {
    refuse(
      { path: 'userPrompt', finding: finding('guanciale', 'beef bacon') },
      { path: 'userPrompt', finding: finding('white wine', 'stock') },
    );
    const { person } = openAs(premium);
    await fillIn(person, await prompt(), 'Pasta with guanciale and white wine');
    await person.click(await submit());

    await person.click(await screen.findByRole('button', { name: 'Use these instead' }));
    expect((await prompt()).value).toBe('Pasta with beef bacon and stock');
  });

  test('and has no substitute is taken out', async () => {
    refuse({ path: 'ingredients.0', finding: finding('blood') });
    const { person } = openAs(premium);
    await ask(person, 'blood, eggs');

    await person.click(await screen.findByRole('button', { name: 'Take it out' }));
    expect((await ingredients()).value).toBe('eggs');
  });

  test('in the recipe that was written is avoided the next time', async () => {
    refuse({ path: 'recipe', finding: finding('lard', 'butter') });
    const { person } = openAs(premium);
    await ask(person, 'eggs');

    await person.click(await screen.findByRole('button', { name: 'Ask for one without it' }));
    expect((await field(/^Avoid/)).value).toBe('lard');
  });
});
