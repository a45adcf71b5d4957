import { describe, expect, test } from '@jest/globals';
import { anEventStream, problem } from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aKitchen, ask, generate, premium } from '../../../test/a-kitchen.tsx';
import { aRecipe } from '../../../test/a-recipe.ts';

const { api, openAs, openHomeAs } = aKitchen();

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

    expect(await screen.findByRole('link', { name: 'Recipe 1' })).toBeVisible();
    expect(titles()).toEqual(['Recipe 1']);
  });

  test('that cannot be had now can be asked for again', async () => {
    sessionStorage.setItem('sufra:new-recipes', JSON.stringify(['65f0c00c0000000000000001']));
    const down = { status: 503, body: problem('service_unavailable', 'Not right now.') };
    api.reply('GET /recipes/65f0c00c0000000000000001' as 'GET /recipes/{id}', down, {
      body: { recipe: numbered(1) },
    });
    const { person } = openAs(premium);

    expect(await screen.findByText('Your new recipes cannot be shown right now.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Recipe 1' })).toBeVisible();
  });

  test('can be deleted, and come back when that did not work', async () => {
    const { person } = await generateSome(2);
    api.reply('DELETE /recipes/65f0c00c0000000000000002' as 'DELETE /recipes/{id}', {
      status: 500,
      body: problem('internal_error', 'The oven is out.'),
    });
    await person.click(screen.getByRole('button', { name: 'Delete: Recipe 2' }));
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete recipe: The oven is out.')).toBeVisible();
    expect(titles()).toEqual(['Recipe 2', 'Recipe 1']);

    api.reply('DELETE /recipes/65f0c00c0000000000000002' as 'DELETE /recipes/{id}', {
      body: { message: 'The recipe is deleted.' },
    });
    await person.click(screen.getByRole('button', { name: 'Delete: Recipe 2' }));
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['Recipe 1']));
  });
});
