import { expect, test } from '@jest/globals';
import { problem } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember } from '../testing/a-member.ts';
import { pageOf } from '../testing/keep-members.ts';
import { admin, asMember, panelTests, rowOf } from '../testing/panel.tsx';

const { api, openAs, openWith } = panelTests();

const bilal = aMember({
  name: 'Bilal Khan',
  email: 'bilal@example.com',
  createdAt: '2026-11-20T23:30:00.000Z',
  isPremium: true,
  isModerator: true,
  recipesGenerated: 12,
  recipes: [
    { _id: 'a'.repeat(24), title: 'Barley soup' },
    { _id: 'b'.repeat(24), title: '<b>Talbina</b>' },
  ],
});
const zaynab = aMember({ name: 'Zaynab', email: 'z.haddad@example.com', recipesGenerated: 3 });

const shownNames = () => screen.getAllByRole('rowheader').map(header => header.textContent);

test('while they are on their way, it says so', async () => {
  api.reply('GET /auth/users', new Promise(() => {}));
  openAs(admin);

  expect(await screen.findByText('Loading the users')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Admin panel',
  ]);
  expect(document.title).toBe('Admin panel - Sufra');
});

test.each([
  ['no answer', 'no answer' as const],
  ['an error', { status: 500, body: problem('internal_error', 'Something went wrong. Please try again.') }],
])('%s is said in words and can be tried again', async (_, reply) => {
  api.reply('GET /auth/users', reply, { body: pageOf([asMember(admin)]) });
  const { person } = openAs(admin);

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch users. Please try again.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'Users' });
});

test('the cards count everybody', async () => {
  await openWith([bilal, zaynab]);

  await screen.findByText('16');
  const stats = screen.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent]);
  expect(stats).toEqual([
    ['Total users', '3'],
    ['Admins', '1'],
    ['Moderators', '1'],
    ['Premium users', '1'],
    ['Total recipes', '16'],
  ]);
});

test('a row says who a member is', async () => {
  await openWith([bilal, zaynab]);

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Joined',
    'Subscription',
    'Recipes',
    'Role',
    'Actions',
  ]);
  const row = rowOf('Bilal Khan');
  for (const words of ['bilal@example.com', 'November 20, 2026', 'Premium', 'Moderator']) {
    expect(row.getAllByText((_, element) => element?.textContent === words).length).toBeGreaterThan(0);
  }
  expect(row.getAllByRole('cell')[3]?.textContent).toMatch(/^12 /);
  expect(rowOf('Zaynab').getByText('Free')).toBeVisible();
  expect(rowOf('Zaynab').getByText('User')).toBeVisible();
  expect(rowOf('Safiya').getByText('Admin')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Safiya (you)' })).toBeVisible();
});

test.each([
  ['KHAN', ['Bilal Khan']],
  ['z.HADDAD@', ['Zaynab']],
  ['example.com', ['Bilal Khan', 'Zaynab']],
])('searching for %s finds %j while it is typed, and says how many', async (words, names) => {
  const { person } = await openWith([bilal, zaynab]);
  expect(await screen.findByText('Showing 3 of 3 users')).toBeVisible();

  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), words);
  await screen.findByText(`Showing ${names.length} of 3 users`);
  expect(shownNames()).toEqual(names);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain(names.length === 1 ? '1 user found' : '2 users found');
});

test('none found: one sentence, and a way back', async () => {
  const { person } = await openWith([bilal]);
  const field = screen.getByRole('searchbox');

  await person.type(field, 'nobody');
  await screen.findByRole('heading', { name: 'Nobody has this name or email.' });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByRole('table');
  expect(field).toHaveFocus();
  expect(await screen.findByText('Showing 2 of 2 users')).toBeVisible();
});

test('columns sort, and say how', async () => {
  const { person } = await openWith([bilal, zaynab]);
  const sorted = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
  expect([sorted('Name'), sorted('Joined'), sorted('Recipes'), sorted('Email')]).toEqual([
    'none',
    'descending',
    'none',
    null,
  ]);

  await person.click(screen.getByRole('button', { name: 'Name' }));
  expect(sorted('Name')).toBe('ascending');
  await waitFor(() => expect(shownNames()).toEqual(['Bilal Khan', 'Safiya (you)', 'Zaynab']));
  await person.click(screen.getByRole('button', { name: 'Name' }));
  expect(sorted('Name')).toBe('descending');
  await person.click(screen.getByRole('button', { name: 'Recipes' }));
  await waitFor(() => expect(shownNames()).toEqual(['Bilal Khan', 'Zaynab', 'Safiya (you)']));
});

test('saved recipes open in a dialog, as text, and the focus comes back', async () => {
  const { person } = await openWith([bilal, zaynab]);
  const button = rowOf('Bilal Khan').getByRole('button', { name: /^Saved recipes of Bilal Khan$/ });
  expect(rowOf('Zaynab').queryByRole('button', { name: /saved/i })).not.toBeInTheDocument();

  await person.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved by Bilal Khan' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Barley soup',
    '<b>Talbina</b>',
  ]);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('a lost second step is removed after a warning, and the row no longer has it', async () => {
  const protectedOne = aMember({ name: 'Hafsa', hasSecondFactor: true });
  const { person } = await openWith([protectedOne, bilal]);
  expect(rowOf('Bilal Khan').queryByRole('button', { name: /2-step/ })).not.toBeInTheDocument();
  const call =
    `DELETE /auth/users/${protectedOne._id}/second-factor` as 'DELETE /auth/users/{id}/second-factor';
  api.reply(
    call,
    { status: 503, body: problem('service_unavailable', 'Not now.') },
    { body: { ...protectedOne, hasSecondFactor: false } },
  );
  await person.click(rowOf('Hafsa').getByRole('button', { name: '2-step sign-in of Hafsa: remove it' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(screen.getByRole('heading', { level: 2, name: /^Remove the second step of Hafsa/ })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Remove it' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.');
  await person.click(dialog.getByRole('button', { name: 'Remove it' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(rowOf('Hafsa').queryByRole('button', { name: /2-step/ })).not.toBeInTheDocument();
});
