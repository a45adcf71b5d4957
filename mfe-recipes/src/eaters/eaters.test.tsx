import { describe, expect, test } from '@jest/globals';
import { problem } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aKitchen, ask, generate, premium } from '../../test/a-kitchen.tsx';
import { aRecipe } from '../../test/a-recipe.ts';
import { aFamily, aloneAtTable, bilal, yusuf } from '../../test/at-table.ts';
import { noProfile } from '../../test/no-profile.ts';

const { api, openAs, openHomeAs, streamNext } = aKitchen();
const reading = 'GET /recipes/eaters';
const theirs = (id: string, method: 'PUT' | 'DELETE') =>
  `${method} /recipes/eaters/${id}` as `${typeof method} /recipes/eaters/{id}`;

const section = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Who eats with you' })).closest('section') ?? document.body,
  );

describe('who eats at the member’s table', () => {
  test('is added with what they avoid; a name is asked for, and what is refused is said', async () => {
    const { person } = openHomeAs(premium, '/dashboard/cooking');
    const here = await section();
    await person.click(await here.findByRole('button', { name: 'Add a person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Please enter a name.');
    await person.type(dialog.getByRole('textbox', { name: 'Name' }), ' Yusuf ');
    await person.type(dialog.getByRole('textbox', { name: 'Avoids' }), 'peanuts, ');
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Spice level' }), 'No Spice');
    const said = 'One of this name is at your table already.';
    api.reply('POST /recipes/eaters', { status: 409, body: problem('eater_known', said) });
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(said)).toBeVisible();
    api.reply('POST /recipes/eaters', {
      status: 201,
      body: { ...aloneAtTable, eaters: [...aloneAtTable.eaters, yusuf] },
    });
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await here.findByText('no peanuts · No Spice')).toBeVisible();
    expect(api.bodies('POST /recipes/eaters').at(-1)).toEqual({
      ...{ name: 'Yusuf', avoid: ['peanuts'], diets: [], spiceLevel: 'No Spice' },
    });
    expect(here.queryByRole('checkbox', { name: /My household sees/ })).toBeNull();
  });

  test('is changed and removed by who cooks there; members are not, and what they keep to themselves is not shown', async () => {
    api.reply(reading, { body: aFamily() });
    const { person } = openHomeAs(premium, '/dashboard/cooking');
    const here = await section();
    expect(await here.findByText(/^Does not show what is avoided/)).toBeVisible();
    expect(here.queryByRole('button', { name: 'Remove Bilal' })).toBeNull();
    await person.click(here.getByRole('button', { name: 'Change Yusuf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Yusuf' }));
    expect(dialog.getByRole('textbox', { name: 'Avoids' })).toHaveValue('peanuts');
    await person.click(dialog.getByRole('checkbox', { name: 'Vegetarian' }));
    const changed = { ...yusuf, profile: { avoid: [], diets: ['vegetarian' as const], spiceLevel: null } };
    api.reply(theirs(yusuf.id, 'PUT'), { body: aFamily({ eaters: [bilal, changed] }) });
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await here.findByText('Vegetarian')).toBeVisible();
    await person.click(here.getByRole('button', { name: 'Remove Yusuf' }));
    api.reply(theirs(yusuf.id, 'DELETE'), { body: aFamily({ eaters: [bilal] }) });
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(here.queryByText('Yusuf')).toBeNull());
  });

  test('is read by a guest, who may show what they avoid themselves', async () => {
    api.reply(reading, { body: aFamily({ mayWrite: false }) });
    const { person } = openHomeAs(premium, '/dashboard/cooking');
    const here = await section();
    const shown = await here.findByRole('checkbox', { name: /My household sees/ });
    expect(here.queryByRole('button')).toBeNull();
    expect(shown).not.toBeChecked();
    api.reply('PUT /recipes/profile/shown', { body: aFamily({ mayWrite: false, isShown: true }) });
    await person.click(shown);
    await waitFor(() => expect(here.getByRole('checkbox', { name: /My household sees/ })).toBeChecked());
    expect(api.bodies('PUT /recipes/profile/shown')).toEqual([{ isShown: true }]);
  });
});

describe('a wish that others eat of', () => {
  const along = () => within(screen.getByRole('group', { name: 'Eating along:' }));

  test('says whose wish brings what, for as many as eat and as mild; one is taken out for this wish alone', async () => {
    api.reply('GET /recipes/profile', {
      body: { profile: { ...noProfile, avoid: ['fish'], spiceLevel: 'Spicy' }, asWritten: [] },
    });
    const sara = { ...yusuf, id: '65f0c00c0000000000000a04', name: 'Sara', profile: null };
    const ali = { ...sara, id: '65f0c00c0000000000000a05', name: 'Ali' };
    api.reply(reading, { body: aFamily({ eaters: [...aFamily().eaters, sara, ali] }) });
    const stream = streamNext();
    const { person } = openAs(premium);
    const child = await screen.findByRole('button', { name: /^Yusuf ?: no peanuts · No Spice$/ });
    expect(along().getByRole('button', { name: /^Bilal ?: kept to, unshown$/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Serving size' })).toHaveDisplayValue('6');
    expect(screen.getByLabelText(/^Spice level/)).toHaveDisplayValue('No Spice');
    await person.click(child);
    expect(child).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('combobox', { name: 'Serving size' })).toHaveDisplayValue('4');
    expect(screen.getByLabelText(/^Spice level/)).toHaveDisplayValue('Spicy');
    await ask(person);
    await waitFor(() => expect(api.bodies(generate)).toHaveLength(1));
    expect(api.bodies(generate)[0]).toMatchObject({ avoid: ['fish'], servingSize: 4, spiceLevel: 'Spicy' });
    expect(api.bodies(generate)).toMatchObject([{ eaters: [bilal.id, sara.id, ali.id] }]);
    await stream.send('done', { recipe: aRecipe() });
    await waitFor(() => expect(child).toHaveAttribute('aria-pressed', 'true'));
  });

  test('is not sent where it is not known who eats', async () => {
    api.reply(reading, { status: 429, body: problem('too_many_requests', 'Too many tries.') });
    const { person } = openAs(premium);
    await ask(person);
    expect(await screen.findByText(/Too many tries/)).toBeVisible();
    expect(api.bodies(generate)).toEqual([]);
  });

  test('of a member who eats alone names no other', async () => {
    const stream = streamNext();
    const { person } = openAs(premium);
    await ask(person);
    await waitFor(() => expect(api.bodies(generate)).toHaveLength(1));
    expect(screen.queryByRole('group', { name: 'Eating along:' })).toBeNull();
    expect(api.bodies(generate)[0]).not.toHaveProperty('eaters');
    await stream.send('done', { recipe: aRecipe() });
  });
});
