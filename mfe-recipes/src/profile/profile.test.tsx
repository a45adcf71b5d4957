import { describe, expect, test } from '@jest/globals';
import type { CookingProfile } from '@sufra/contracts';
import { aUser, problem } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aKitchen, ask, generate, premium } from '../../test/a-kitchen.tsx';
import { aRecipe } from '../../test/a-recipe.ts';
import { noProfile } from '../../test/no-profile.ts';

const { api, openAs, openHomeAs, streamNext } = aKitchen();
const saving = 'PUT /recipes/profile';

function replyWith(profile: Partial<CookingProfile>, asWritten: string[] = []) {
  api.reply('GET /recipes/profile', { body: { profile: { ...noProfile, ...profile }, asWritten } });
}

describe('the page of the profile', () => {
  test('is filled in as it is kept, and saved as a whole', async () => {
    replyWith({ avoid: ['nuts'], diets: ['vegan'], servingSize: 4 });
    api.reply('POST /recipes/avoided-words', { body: { asWritten: ['zibblenuts'] } });
    const { person } = openHomeAs(premium, '/dashboard/cooking');
    const avoid = await screen.findByRole('textbox', { name: 'I avoid' });
    expect(avoid).toHaveValue('nuts');
    await person.type(avoid, '، zibblenuts');
    expect(await screen.findByText(/“zibblenuts” is no food that we know/)).toBeVisible();
    expect(avoid).toHaveAccessibleDescription(/searched for it as it is written/);
    await person.click(screen.getByRole('checkbox', { name: 'Vegan' }));
    await person.click(screen.getByRole('checkbox', { name: 'Vegetarian' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'School of law' }), 'Hanafi');
    await person.selectOptions(screen.getByRole('combobox', { name: 'People at table' }), '6 people');
    const kept = {
      ...{ avoid: ['nuts', 'zibblenuts'], diets: ['vegetarian'], servingSize: 6 },
      ...{ spiceLevel: null, school: 'hanafi' },
    };
    api.reply(saving, { body: { profile: kept, asWritten: ['zibblenuts'] } });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This is how we cook for you/)).toBeVisible();
    expect(api.bodies(saving)).toEqual([kept]);
  });

  test('keeps what was chosen where it cannot be saved', async () => {
    const { person } = openHomeAs(premium, '/dashboard/cooking');
    await person.selectOptions(await screen.findByRole('combobox', { name: 'School of law' }), 'Maliki');
    api.reply(saving, 'no answer');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'School of law' })).toHaveDisplayValue('Maliki');
  });
});

describe('a wish', () => {
  const parts = () => within(screen.getByRole('group', { name: 'From your profile:' }));
  const begun = { avoid: ['nuts', 'دودھ'], diets: ['vegan'], servingSize: 6, spiceLevel: 'Mild' } as const;
  const profile = { ...begun, avoid: [...begun.avoid], diets: [...begun.diets] };

  test('starts from the profile, visibly; a part is left off for this one and is back for the next', async () => {
    replyWith({ ...profile, school: 'hanafi' });
    const stream = streamNext();
    const { person } = openAs(premium);
    await person.click(await screen.findByRole('button', { name: 'no nuts' }));
    expect(parts().getByRole('button', { name: 'no nuts' })).toHaveAttribute('aria-pressed', 'false');
    expect(parts().getByText('By the Hanafi school')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Serving size' })).toHaveDisplayValue('6');
    await ask(person);
    await waitFor(() => expect(api.bodies(generate)).toHaveLength(1));
    expect(api.bodies(generate)[0]).toMatchObject({
      ...{ avoid: ['دودھ'], diets: ['vegan'], servingSize: 6, spiceLevel: 'Mild' },
    });
    await stream.send('done', { recipe: aRecipe(), asWritten: ['zibblenuts'] });
    expect(await screen.findByText(/“zibblenuts” is no food that we know/)).toBeVisible();
    expect(parts().getByRole('button', { name: 'no nuts' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('in words may say for how many itself: the number of the profile is but the usual one', async () => {
    replyWith(profile);
    const stream = streamNext();
    const { person } = openAs(premium);
    await screen.findByRole('button', { name: 'no nuts' });
    await person.click(screen.getByRole('button', { name: 'In my own words' }));
    await person.type(screen.getByRole('textbox', { name: 'Describe it in your own words' }), 'soup for two');
    await person.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    await waitFor(() => expect(api.bodies(generate)).toHaveLength(1));
    expect(api.bodies(generate)[0]).toMatchObject({ usualServings: 6, avoid: ['nuts', 'دودھ'] });
    expect(api.bodies(generate)[0]).not.toHaveProperty('servingSize');
    await stream.send('done', { recipe: aRecipe() });
  });

  test('is not sent where the profile cannot be read', async () => {
    api.reply('GET /recipes/profile', { status: 429, body: problem('too_many_requests', 'Too many tries.') });
    const { person } = openAs(aUser());
    await ask(person);
    expect(await screen.findByText(/Too many tries/)).toBeVisible();
    expect(api.bodies(generate)).toEqual([]);
  });
});
