import { describe, expect, test } from '@jest/globals';
import { aUser, problem, signInAs } from '@sufra/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aKitchen,
  ask,
  field,
  fillIn,
  generate,
  ingredients,
  type Person,
  premium,
  prompt,
  submit,
} from '../../../test/a-kitchen.tsx';
import { thePlans } from '../../../test/the-plans.ts';

const { api, openAs, openAsVisitor, openHomeAs } = aKitchen();

const optionsOf = (select: HTMLElement) =>
  within(select).getAllByRole<HTMLOptionElement>('option', { hidden: true });

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
    expect(meal).toHaveValue('Main Meals');
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
    expect(texts(await field(/^Serving size/))).toEqual(['2', '4', '6', '8', '10']);
    expect(texts(await field(/^Spice level/)).slice(1)).toEqual([
      'No Spice',
      'Mild',
      'Medium',
      'Spicy',
      'Extra Spicy',
    ]);
  });

  test.each([
    ['a visitor', undefined],
    ['a free member', aUser()],
  ])('offers %s the meal types for everybody, and shows the others as premium only', async (_, user) => {
    if (user) openAs(user);
    else openAsVisitor();

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
    await person.clear(await prompt());
    expect(await ingredients()).toHaveValue('rice');
    expect(await field(/^Cuisine/)).toBeEnabled();
    expect(await field(/^Cuisine/)).toHaveValue('Thai');
  });

  test('shows one way of asking at a time, and to look at the other clears nothing', async () => {
    const { person } = openAs(premium);
    const press = (name: string) => person.click(screen.getByRole('button', { name }));
    await fillIn(person, await ingredients(), 'rice');
    await press('In my own words');
    expect(await prompt()).toBeVisible();
    expect(await ingredients()).not.toBeVisible();
    expect(await ingredients()).toHaveValue('rice');

    await fillIn(person, await prompt(), 'soup');
    await press('By ingredients');
    expect(await ingredients()).toBeVisible();
    expect(await ingredients()).toHaveValue('rice');
    expect(await prompt()).toHaveValue('soup');

    await person.click(await submit());
    expect(api.bodies(generate)).toMatchObject([{ ingredients: ['rice'] }]);
  });

  test('sends a list at Enter, and holds a new line for the next ingredient with Shift', async () => {
    const { person } = openAs(premium);
    await fillIn(person, await ingredients(), 'rice');
    await person.keyboard('{Shift>}{Enter}{/Shift}dates');
    expect(api.bodies(generate)).toEqual([]);
    await person.keyboard('{Enter}');
    expect(api.bodies(generate)).toMatchObject([{ ingredients: ['rice', 'dates'] }]);
  });

  test('says behind a closed More what is set there, and remembers it for the next visit', async () => {
    const { person, unmount } = openAs(premium);
    const more = () => screen.getByRole('button', { name: /^More/ });
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    expect(await field(/^Avoid/)).not.toBeVisible();

    await person.click(more());
    await person.selectOptions(await field(/^Spice level/), 'Mild');
    await fillIn(person, await field(/^Avoid/), 'nuts, ');
    await person.click(more());
    expect(more()).toHaveTextContent('Mild · no nuts');

    unmount();
    sessionStorage.clear(); // as when the browser was closed in between
    openAs(premium);
    expect(more()).toHaveTextContent('Mild · no nuts');
    expect(await ingredients()).toHaveValue('');
  });

  test('opens More where something is wrong in it', async () => {
    api.reply(generate, {
      status: 400,
      body: problem('invalid_request', 'No.', { details: [{ path: 'avoid.0', message: 'Too long.' }] }),
    });
    const { person } = openAs(premium);
    await ask(person);
    expect(await screen.findByText('Too long.')).toBeVisible();
    expect(await field(/^Avoid/)).toHaveFocus();
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
    expect(element).toHaveFocus();
    expect(api.bodies(generate)).toEqual([]);
  });

  test('of a visitor says to sign in, and leads back to what is filled in', async () => {
    const { person } = openAsVisitor();
    await ask(person, 'rice, dates');

    const alert = await screen.findByText('Please sign in to generate recipes.');
    expect(alert.closest('[role="alert"]')).toBeInTheDocument();
    const notice = within(alert.closest<HTMLElement>('[role="alert"]') ?? document.body);
    expect(notice.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?returnTo=%2Fhome%23generator',
    );
    expect(await ingredients()).toHaveValue('rice, dates');
    expect(api.bodies(generate)).toEqual([]);
    act(() => signInAs(aUser()));
    await waitFor(() =>
      expect(screen.queryByText('Please sign in to generate recipes.')).not.toBeInTheDocument(),
    );
    expect(await ingredients()).toHaveValue('rice, dates');
  });

  test('comes filled in from the address, which is then rid of it', async () => {
    const { address } = openHomeAs(premium, '/?ingredients=Barley,%20Dates%20,&x=1#generator');

    await waitFor(async () => expect(await ingredients()).toHaveValue('Barley, Dates'));
    expect(address()).toBe('/?x=1');
  });

  test('comes with a wish from the address, in its words', async () => {
    const { address } = openHomeAs(premium, '/?wish=Lamb+mandi#generator');

    await waitFor(async () => expect(await prompt()).toHaveValue('Lamb mandi'));
    expect(address()).toBe('/');
  });

  test('is empty for the visitor who comes after a member', async () => {
    const { person } = openAs(premium);
    await fillIn(person, await prompt(), 'My own soup');
    act(() => signInAs(aUser({ _id: '6650f0c2a1b2c3d4e5f60719' })));

    await waitFor(async () => expect(await prompt()).toHaveValue(''));
  });

  test('has an idea for a visitor who has none', async () => {
    const { person } = openAs(premium);
    await person.click(await screen.findByRole('button', { name: 'Chickpeas and spinach' }));

    expect((await ingredients()).value).toContain('chickpeas');
    expect(await ingredients()).toHaveFocus();
  });

  test.each([
    ['a visitor', undefined, '3 recipes are free each month with an account.'],
    ['a free member', aUser({ generations_left: 2 }), '2 of 3 free recipes left'],
  ])('says to %s what is left', async (_, user, words) => {
    if (user) openAs(user);
    else openAsVisitor();
    const form = await screen.findByRole('form', { name: 'Ask for a recipe' });
    expect(await within(form).findByText(words)).toBeVisible();
  });

  test('says to a free member when the recipes renew', async () => {
    const user = aUser({ generations_left: 2 });
    openAs(user);
    api.reply('GET /auth/me', { body: { user, nextResetDate: '2026-12-01T00:00:00.000Z' } });
    const form = await screen.findByRole('form', { name: 'Ask for a recipe' });
    expect(await within(form).findByText('December 1, 2026')).toBeVisible();
  });

  test('promises a visitor no renewal where the allowance never renews', async () => {
    const [free, ...others] = thePlans;
    api.reply('GET /payment/plans', {
      body: { plans: [{ ...free, quota: { size: 5, renews: 'never' } }, ...others] },
    });
    openAsVisitor();
    const form = await screen.findByRole('form', { name: 'Ask for a recipe' });
    expect(await within(form).findByText('5 recipes are free with an account.')).toBeVisible();
  });

  test('offers more to a free member who has none left', async () => {
    openAs(aUser({ generations_left: 0 }));
    const form = within(await screen.findByRole('form', { name: 'Ask for a recipe' }));
    expect(form.getByText('0 of 3 free recipes left')).toBeVisible();
    const offer = form.getByRole('link', { name: 'Upgrade to premium' });
    expect(offer).toHaveAttribute('href', '/billing');
  });

  test('says nothing of it to a premium member, who need not count', async () => {
    openAs(premium);
    const form = await screen.findByRole('form', { name: 'Ask for a recipe' });
    expect(within(form).queryByText(/recipes (?:left|are free)|unlimited/i)).not.toBeInTheDocument();
  });
});
