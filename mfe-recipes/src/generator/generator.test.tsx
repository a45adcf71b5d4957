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

    expect(await screen.findByRole('button', { name: 'Generating Recipe...' })).toBeTruthy();
    expect(screen.getByText('Your recipe is being written.')).toBeTruthy();
    await stream.send('progress', { stage: 'accepted' });
    expect(screen.getByRole('heading', { name: 'Your new recipe' })).toBeTruthy();
    await stream.send('progress', { stage: 'writing' });
    await stream.send('part', { part: 'title', value: 'Rice with dates' });
    expect(screen.queryByRole('heading', { name: 'Your new recipe' })).toBeNull();
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
