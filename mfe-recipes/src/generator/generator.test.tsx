import { describe, expect, test } from '@jest/globals';
import { aUser } from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aKitchen, ask, generate, ingredients, premium, submit } from '../../test/a-kitchen.tsx';
import { aRecipe } from '../../test/a-recipe.ts';

const { api, openAs, openHomeAs, streamNext } = aKitchen();

describe('a recipe', () => {
  const line = (item: string) => ({ quantity: 2, unit: 'cups', item, note: null });

  test('forms line by line, with how far it has come', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person);

    expect(await screen.findByRole('button', { name: 'Generating Recipe...' })).toBeVisible();
    expect(screen.getByText('Your recipe is being written.')).toBeVisible();
    await stream.send('progress', { stage: 'accepted' });
    expect(screen.getByRole('heading', { name: 'Your new recipe' })).toBeVisible();
    await stream.send('progress', { stage: 'writing' });
    await stream.send('part', { part: 'title', value: 'Rice with dates' });
    expect(screen.queryByRole('heading', { name: 'Your new recipe' })).not.toBeInTheDocument();
    await stream.send('part', { part: 'ingredient', value: line('basmati rice') });
    expect(await screen.findByText('Writing')).toHaveAttribute('aria-current', 'step');
    expect(await screen.findByRole('heading', { name: 'Rice with dates' })).toBeVisible();
    expect(screen.getByText('basmati rice')).toBeVisible();
    await stream.send('part', { part: 'step', value: { text: 'Rinse the rice.', minutes: null } });
    await stream.send('progress', { stage: 'checking' });
    expect(await screen.findByText('Rinse the rice.')).toBeVisible();
    expect(screen.getByText('Checking')).toHaveAttribute('aria-current', 'step');
    await stream.send('done', { recipe: aRecipe() });
    expect(await screen.findByText('Your recipe is ready: Yoghurt chicken with date rice')).toBeVisible();
  });

  test('that is begun once more is emptied, with the reason', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person);
    await stream.send('part', { part: 'title', value: 'Coq au vin' });
    await screen.findByText('Coq au vin');
    await stream.send('progress', { stage: 'again', reason: 'An ingredient was not halal.' });

    expect(await screen.findByText(/An ingredient was not halal\./)).toBeVisible();
    expect(screen.queryByText('Coq au vin')).not.toBeInTheDocument();
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
    expect(title).toHaveAttribute('href', '/recipes/65f0c00c0000000000000001');
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText('1 of 3 free recipes left')).toBeVisible();
    expect(screen.getByText("You've generated 5 recipe(s) so far — keep cooking!")).toBeVisible();
    const asked = api.bodies('GET /auth/me').length;
    await waitFor(() => expect(api.bodies('GET /auth/me').length).toBeGreaterThan(asked));
    expect(await screen.findByText('1 of 3 free recipes left')).toBeVisible();
  });

  test('never takes the count below nothing', async () => {
    const stream = streamNext();
    const { person } = openAs(aUser({ generations_left: 0 }));
    await ask(person);
    await stream.send('done', { recipe: aRecipe() });

    expect(await screen.findByText('0 of 3 free recipes left')).toBeVisible();
  });

  test('is asked for once, however often the button is pressed', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person, 'rice, dates');
    await person.click(await screen.findByRole('button', { name: 'Generating Recipe...' }));
    await stream.send('done', { recipe: aRecipe() });

    await submit();
    expect(api.bodies(generate)).toEqual([
      { language: 'en', ingredients: ['rice', 'dates'], mealType: 'Main Meals', servingSize: 4 },
    ]);
  });

  test('that is cancelled is left at once; the request stays, and the form has the focus', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person);
    await stream.send('progress', { stage: 'accepted' });
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText(/^Stopped\./)).toBeVisible();
    expect(stream.isLeft()).toBe(true);
    expect(await ingredients()).toHaveValue('rice');
    await waitFor(async () => expect(await submit()).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that is broken says so', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person);
    await stream.send('done', { recipe: { _id: '65f0c00c0000000000000001', title: 'Broken' } });

    expect(await screen.findByText('Invalid recipe data provided.')).toBeVisible();
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
