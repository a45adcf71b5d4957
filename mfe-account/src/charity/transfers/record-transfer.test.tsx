import { expect, test } from '@jest/globals';
import { session } from '@sufra/web-kit';
import { aUser, problem } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAnswer, field, press } from '../../../test/account-opener.tsx';
import { theDonations } from '../../../test/membership.ts';
import { membershipOpener } from '../../../test/membership-opener.tsx';

const { api, openAs } = membershipOpener();

const recordCall = 'POST /payment/donations/transfers';
const admin = aUser({ isAdmin: true });
const transfer = {
  at: '2026-11-21T09:00:00.000Z',
  amount: 23_450,
  charity: 'Water for All',
  reference: 'W-2',
};

async function openForm() {
  api.reply('GET /payment/donations', { body: theDonations() });
  const page = openAs(admin, '/charity');
  await screen.findByRole('heading', { level: 2, name: 'Record a transfer' });
  return page;
}

type Person = Awaited<ReturnType<typeof openForm>>['person'];

async function fillIn(person: Person, amount = '234.50') {
  await person.type(field('Amount in pounds'), amount);
  await person.type(field('Charity'), 'Water for All');
  await person.type(field('Reference'), 'W-2{Enter}');
  return within(await screen.findByRole('alertdialog', { name: 'Record this transfer?' }));
}

test.each([
  ['a member', aUser()],
  ['a moderator', aUser({ isModerator: true })],
])('%s sees no form', async (_who, user) => {
  api.reply('GET /payment/donations', { body: theDonations() });
  openAs(user, '/charity');

  await screen.findByRole('table', { name: 'Transfers' });
  expect(screen.queryByText('Record a transfer')).not.toBeInTheDocument();
});

test('an admin records a transfer, once it is confirmed, and everybody reads it', async () => {
  const { person } = await openForm();
  const dialog = await fillIn(person);
  expect(api.bodies(recordCall)).toEqual([]);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('£234.50 to Water for All, reference W-2.');
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('more than');
  api.reply(recordCall, { status: 201, body: { transfer } });
  const { transfers } = theDonations();
  api.reply('GET /payment/donations', { body: theDonations({ transfers: [transfer, ...transfers] }) });
  await person.click(dialog.getByRole('button', { name: 'Record it' }));

  await screen.findByText('The transfer is recorded.');
  expect(api.bodies(recordCall)).toEqual([{ amount: 23_450, charity: 'Water for All', reference: 'W-2' }]);
  await screen.findByText('W-2');
  expect(field('Amount in pounds')).toHaveValue('');
});

test('one that is more than is still to be given is pointed out', async () => {
  const { person } = await openForm();
  await fillIn(person, '234.51');

  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'It is more than what is still to be given (£234.50).',
  );
});

test('Not yet sends nothing and loses nothing', async () => {
  const { person } = await openForm();
  const dialog = await fillIn(person);
  await person.click(dialog.getByRole('button', { name: 'Not yet' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.bodies(recordCall)).toEqual([]);
  expect(field('Charity')).toHaveValue('Water for All');
});

test('what is missing or no amount is said at its field, before anything is asked', async () => {
  const { person } = await openForm();
  await person.type(field('Amount in pounds'), 'ten');
  await person.click(press('Record the transfer'));

  await screen.findByText('Please enter an amount, such as 25 or 25.50.');
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
  expect(field('Amount in pounds')).toHaveFocus();
  await person.clear(field('Amount in pounds'));
  await person.type(field('Amount in pounds'), '0');
  await screen.findByText('Please enter an amount above zero.');
  await person.clear(field('Amount in pounds'));
  await person.type(field('Amount in pounds'), '1000000.01');
  await screen.findByText('This is too much.');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('one that is recorded already is said at its reference', async () => {
  const { person } = await openForm();
  const dialog = await fillIn(person);
  const body = problem('transfer_known', 'This transfer is recorded already.');
  api.reply(recordCall, { status: 409, body });
  await person.click(dialog.getByRole('button', { name: 'Record it' }));

  await screen.findByText('This transfer is recorded already.');
  expect(field('Reference')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Reference')).toHaveValue('W-2');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['the server’s words', { status: 503, body: problem('service_unavailable', 'Not now.') }, 'Not now.'],
  ['its own to none', 'no answer' as const, 'Something went wrong.'],
])('one that is not recorded: the page says %s and loses nothing', async (_circumstance, reply, words) => {
  const { person } = await openForm();
  const dialog = await fillIn(person);
  api.reply(recordCall, reply);
  await person.click(dialog.getByRole('button', { name: 'Record it' }));

  expect((await screen.findByRole('alert')).querySelector('p')?.textContent).toBe(words);
  expect(field('Charity')).toHaveValue('Water for All');
});

test('an admin who has lost the role meanwhile is told, and has no form any more', async () => {
  const { person } = await openForm();
  const dialog = await fillIn(person);
  api.reply(recordCall, { status: 403, body: problem('forbidden', 'You may not do this.') });
  api.reply('GET /auth/me', anAnswer({ ...admin, isAdmin: false }));
  await person.click(dialog.getByRole('button', { name: 'Record it' }));

  expect((await screen.findByRole('alert')).textContent).toBe('You may not do this.');
  await waitFor(() => expect(screen.queryByText('Record a transfer')).not.toBeInTheDocument());
  expect(session.get().user?.isAdmin).toBe(false);
});
