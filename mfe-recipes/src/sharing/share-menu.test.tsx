import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const id = '65f0c00c0000000000000001';
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const address = `http://localhost/r/${token}`;

beforeEach(beSignedOut);
afterEach(() => {
  jest.restoreAllMocks();
});

async function openMenu(recipe = aRecipe()) {
  api.reply(`GET /recipes/${id}` as 'GET /recipes/{id}', { body: { recipe } });
  signInAs(aUser({ isPremium: true }));
  const { person } = renderAt(`/recipes/${id}`);
  const open = async () => {
    const button = () => screen.findByRole('button', { name: /^Share/ });
    // The menu itself comes in a chunk of its own.
    await waitFor(async () => expect((await button()).dataset.state).toBe('closed'));
    await person.click(await button());
    await screen.findByRole('menu');
  };
  await open();
  return { person, open };
}

const choose = (name: string) => screen.findByRole('menuitem', { name });
const hrefOf = async (name: string) => new URL((await choose(name)).getAttribute('href') ?? '');

test('of a recipe without a public address leads its words to where words are taken', async () => {
  await openMenu();

  const whatsApp = await hrefOf('WhatsApp');
  expect(whatsApp.host).toBe('wa.me');
  expect(whatsApp.searchParams.get('text')).toContain('- 700 g chicken thighs');
  const mail = await hrefOf('E-mail');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.search).not.toContain('+');
  expect(mail.searchParams.get('body')).toContain('2. Roast for 35 minutes.');
});

test.each([
  ['Facebook', 'u'],
  ['Twitter', 'url'],
])(
  'makes the public address that %s shows, says who can read it, and leads there',
  async (place, parameter) => {
    const { person } = await openMenu();
    api.reply(`POST /recipes/${id}/share` as 'POST /recipes/{id}/share', { body: { token } });
    await person.click(await choose(place));

    const dialog = await screen.findByRole('dialog', { name: `Share on ${place}` });
    expect(dialog).toHaveTextContent(
      'people read this recipe without signing in, and do not see who shares it',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Create the public link' }));
    const link = await within(dialog).findByRole('link', { name: `Continue to ${place}` });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get(parameter)).toBe(address);
  },
);

test('of a shared recipe leads to its public address', async () => {
  await openMenu(aRecipe({ shareToken: token }));

  expect((await hrefOf('Facebook')).searchParams.get('u')).toBe(address);
  expect((await hrefOf('Twitter')).searchParams.get('url')).toBe(address);
  expect((await hrefOf('WhatsApp')).searchParams.get('text')).toContain(address);
});

test('leaves this page alone: other sites open beside it and learn nothing of it', async () => {
  await openMenu(aRecipe({ shareToken: token }));

  for (const name of ['WhatsApp', 'Facebook', 'Twitter']) {
    const link = await choose(name);
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  }
});

test('copies the recipe as it is on the screen, and says so', async () => {
  const { person, open } = await openMenu();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'One serving more' }));
  await open();
  await person.click(await choose('Copy recipe'));

  expect((await screen.findAllByText('Recipe copied to clipboard!')).length).toBeGreaterThan(0);
  expect(await navigator.clipboard.readText()).toContain('- 875 g chicken thighs');
});

test('says when nothing could be copied', async () => {
  const { person } = await openMenu();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await person.click(await choose('Copy recipe'));

  expect((await screen.findByRole('alert')).textContent).toBe('Copy failed. Please try manually.');
});

test('closes on a press outside', async () => {
  const { person } = await openMenu();
  await person.click(screen.getByRole('heading', { level: 1 }));

  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('gives the recipe a public address, shows it, and takes it away', async () => {
  const { person, open } = await openMenu();
  api.reply(`POST /recipes/${id}/share` as 'POST /recipes/{id}/share', { body: { token } });
  api.reply(`DELETE /recipes/${id}/share` as 'DELETE /recipes/{id}/share', {
    body: { message: 'The recipe is no longer shared.' },
  });
  await person.click(await choose('Create a public link'));

  const field = await screen.findByLabelText<HTMLInputElement>('Public link');
  expect(field).toHaveValue(address);
  await person.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await open();
  await person.click(await choose('Stop sharing'));
  expect((await screen.findAllByText('The recipe is no longer shared.')).length).toBeGreaterThan(0);
  await open();
  expect(await choose('Create a public link')).toBeVisible();
});

test('says why there is no public address', async () => {
  const { person } = await openMenu();
  api.reply(`POST /recipes/${id}/share` as 'POST /recipes/{id}/share', {
    status: 503,
    body: problem('service_unavailable', 'Not right now.'),
  });
  await person.click(await choose('Create a public link'));

  expect((await screen.findByRole('alert')).textContent).toBe('Not right now.');
});
