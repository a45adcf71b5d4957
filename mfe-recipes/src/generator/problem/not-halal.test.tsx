import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aKitchen,
  ask,
  field,
  fillIn,
  generate,
  ingredients,
  premium,
  prompt,
  refusedWith,
  submit,
} from '../../../test/a-kitchen.tsx';
import { aRecipe } from '../../../test/a-recipe.ts';

const { api, openAs, streamNext } = aKitchen();

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

  const written = () => {
    const bodies = api.bodies(generate);
    return bodies[bodies.length - 1];
  };

  test('is marked in the request, with why and what instead, and one press has that written', async () => {
    refuse({ path: 'ingredients.1', finding: finding('bacon', 'beef bacon', 'turkey bacon') });
    const { person } = openAs(premium);
    await ask(person, 'eggs, bacon');

    const title = await screen.findByRole('heading', { name: 'This cannot be made halal as it is.' });
    await waitFor(() => expect(title).toHaveFocus());
    const answer = screen.getByRole('alert');
    expect(within(answer).getByText('bacon', { selector: 'mark' })).toBeVisible();
    const item = within(answer).getByRole('listitem');
    expect(item).toHaveTextContent('bacon becomes beef bacon');
    expect(item).toHaveTextContent('This is pork, or is made with it.');
    const stream = streamNext();
    await person.click(screen.getByRole('button', { name: 'Write it with this' }));
    expect(written()).toMatchObject({ ingredients: ['eggs', 'beef bacon'] });
    expect(await ingredients()).toHaveValue('eggs, beef bacon');
    // The button is gone; who pressed it by keyboard goes on where the recipe forms.
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).not.toBe(document.body);
    await stream.send('done', { recipe: aRecipe() });
    expect(await screen.findByText(/^Your recipe is ready/)).toBeInTheDocument();
    expect(screen.queryByText('This cannot be made halal as it is.')).not.toBeInTheDocument();
  });

  test('has another substitute chosen in its place', async () => {
    refuse({ path: 'ingredients.1', finding: finding('bacon', 'beef bacon', 'turkey bacon') });
    const { person } = openAs(premium);
    await ask(person, 'eggs, bacon');

    await person.click(await screen.findByRole('button', { name: 'turkey bacon' }));
    expect(screen.getByRole('button', { name: 'beef bacon' })).toBeVisible();
    const stream = streamNext();
    await person.click(screen.getByRole('button', { name: 'Write it with this' }));
    expect(written()).toMatchObject({ ingredients: ['eggs', 'turkey bacon'] });
    await stream.send('done', { recipe: aRecipe() });
  });

  test('in several places is mended by one press too', async () => {
    refuse(
      { path: 'userPrompt', finding: finding('guanciale', 'beef bacon') },
      { path: 'userPrompt', finding: finding('white wine', 'stock') },
    );
    const { person } = openAs(premium);
    await fillIn(person, await prompt(), 'Pasta with guanciale and white wine');
    await person.click(await submit());

    await screen.findByRole('heading', { name: 'This cannot be made halal as it is.' });
    const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['guanciale', 'white wine']);
    const stream = streamNext();
    await person.click(screen.getByRole('button', { name: 'Write it with these' }));
    expect(written()).toMatchObject({ userPrompt: 'Pasta with beef bacon and stock' });
    expect(await prompt()).toHaveValue('Pasta with beef bacon and stock');
    await stream.send('done', { recipe: aRecipe() });
  });

  test('and has no substitute is left out', async () => {
    refuse({ path: 'ingredients.0', finding: finding('blood') });
    const { person } = openAs(premium);
    await ask(person, 'blood, eggs');

    const stream = streamNext();
    await person.click(await screen.findByRole('button', { name: 'Write it without it' }));
    expect(written()).toMatchObject({ ingredients: ['eggs'] });
    await stream.send('done', { recipe: aRecipe() });
  });

  test('and is all that was asked for can only be changed, in the form, where everything still stands', async () => {
    refuse({ path: 'ingredients.0', finding: finding('blood') });
    const { person } = openAs(premium);
    await ask(person, 'blood');

    await person.click(await screen.findByRole('button', { name: 'Change my request' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await ingredients()).toHaveValue('blood');
    expect(await ingredients()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Write it/ })).not.toBeInTheDocument();
  });

  test('in the recipe that was written is avoided the next time', async () => {
    refuse({ path: 'recipe', finding: finding('lard', 'butter') });
    const { person } = openAs(premium);
    await ask(person, 'eggs');

    const stream = streamNext();
    await person.click(await screen.findByRole('button', { name: 'Write it with this' }));
    expect(written()).toMatchObject({ ingredients: ['eggs'], avoid: ['lard'] });
    expect(await field(/^Avoid/)).toHaveValue('lard');
    await stream.send('done', { recipe: aRecipe() });
  });
});
