import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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

const { api, openAs } = aKitchen();

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
    expect(await ingredients()).toHaveValue('eggs, beef bacon');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await submit()).toHaveFocus();
    expect(screen.getByText(/^Changed\./)).toBeVisible();
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
    expect(await prompt()).toHaveValue('Pasta with beef bacon and stock');
  });

  test('and has no substitute is taken out', async () => {
    refuse({ path: 'ingredients.0', finding: finding('blood') });
    const { person } = openAs(premium);
    await ask(person, 'blood, eggs');

    await person.click(await screen.findByRole('button', { name: 'Take it out' }));
    expect(await ingredients()).toHaveValue('eggs');
  });

  test('in the recipe that was written is avoided the next time', async () => {
    refuse({ path: 'recipe', finding: finding('lard', 'butter') });
    const { person } = openAs(premium);
    await ask(person, 'eggs');

    await person.click(await screen.findByRole('button', { name: 'Ask for one without it' }));
    expect(await field(/^Avoid/)).toHaveValue('lard');
  });
});
