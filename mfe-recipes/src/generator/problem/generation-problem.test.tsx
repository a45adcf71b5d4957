import { describe, expect, test } from '@jest/globals';
import { anEventStream, aUser, problem } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aKitchen, ask, generate, ingredients, premium, refusedWith } from '../../../test/a-kitchen.tsx';
import { aRecipe } from '../../../test/a-recipe.ts';

const { api, openAs, streamNext } = aKitchen();

describe('what goes wrong', () => {
  const alertOf = async (words: string | RegExp) =>
    (await screen.findByText(words)).closest<HTMLElement>('[role="alert"]') ?? document.createElement('p');

  test('past the limit leads to premium', async () => {
    api.reply(generate, refusedWith('quota_exhausted', 403));
    const { person } = openAs(aUser({ generations_left: 0 }));
    await ask(person);

    const alert = await alertOf("You've reached your limit.");
    expect(within(alert).getByRole('link', { name: 'Upgrade to premium' })).toHaveAttribute(
      'href',
      '/billing',
    );
    expect(alert).toHaveTextContent('for unlimited recipes');
  });

  test('with a meal type for premium members leads there too', async () => {
    api.reply(generate, refusedWith('premium_meal_type', 403));
    const { person } = openAs(aUser());
    await ask(person);

    const alert = await alertOf('In the server’s words.');
    expect(within(alert).getByRole('link', { name: 'Upgrade to premium' })).toHaveAttribute(
      'href',
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
    expect(await ingredients()).toHaveValue('rice');
  });

  test('a dish that the kitchen without AI does not know is answered by those that it does', async () => {
    const details = [{ path: 'dish', message: 'Soup' }];
    api.reply(generate, { status: 422, body: { ...problem('dish_unknown', 'It knows these:'), details } });
    const { person } = openAs(premium);
    await ask(person);

    const alert = await alertOf('It knows these:');
    api.reply(generate, refusedWith('not_food', 422));
    await person.click(within(alert).getByRole('button', { name: 'Soup' }));
    await waitFor(() =>
      expect(api.bodies(generate).at(-1)).toEqual({ language: 'en', servingSize: 4, userPrompt: 'Soup' }),
    );
  });

  test('in the middle of the stream is the same', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person);
    await stream.send('progress', { stage: 'accepted' });
    await stream.send('problem', problem('generator_unavailable', 'The kitchen gave no usable recipe.'));

    expect(await alertOf('The kitchen gave no usable recipe.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'The kitchen gave no usable recipe.' })).toHaveFocus(),
    );
    expect(screen.getByText('rice', { selector: 'blockquote' })).toBeVisible();
  });

  test('without any words is named', async () => {
    api.reply(generate, { status: 500, body: {} });
    const { person } = openAs(premium);
    await ask(person);

    expect(await alertOf('Failed to generate recipe.')).toBeVisible();
  });

  test.each([
    ['too_many_requests', 429, '5', 'Please try again in 5 seconds.'],
    ['service_unavailable', 503, '7200', 'Please try again in 2 hours.'],
  ])('%s says how long', async (code, status, seconds, words) => {
    api.reply(generate, refusedWith(code, status, {}, { 'retry-after': seconds }));
    const { person } = openAs(premium);
    await ask(person);

    expect(await alertOf('In the server’s words.')).toHaveTextContent(words);
  });

  test('past what a network has of free recipes says when there are more, and leads to premium', async () => {
    api.reply(generate, refusedWith('network_quota_exhausted', 429, {}, { 'retry-after': '30000' }));
    const { person } = openAs(aUser());
    await ask(person);

    const alert = await alertOf('In the server’s words.');
    expect(alert).toHaveTextContent('there are more in 9 hours.');
    expect(within(alert).getByRole('link', { name: 'Upgrade to premium' })).toHaveAttribute(
      'href',
      '/billing',
    );
    expect(within(alert).getByText('rice', { selector: 'blockquote' })).toBeVisible();
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
    expect(await ingredients()).toHaveAttribute('aria-invalid', 'true');
  });

  test('with the session says to sign in', async () => {
    api.reply(generate, refusedWith('session_ended', 401));
    api.reply('POST /auth/session/renew', refusedWith('session_ended', 401));
    const { person } = openAs(premium);
    await ask(person);

    expect(await alertOf('Please sign in to generate recipes.')).toBeVisible();
  });
});
