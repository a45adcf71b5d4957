import { describe, expect, test } from '@jest/globals';
import { session } from '@sufra/web-kit';
import { aUser, problem, signInAs } from '@sufra/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { accountOpener, anAnswer, field, press } from '../../test/account-opener.tsx';

const { api, renderAt, openAccount } = accountOpener();

test('a visitor is sent to sign in and back', async () => {
  const { address } = renderAt('/account');

  await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Faccount'));
});

test('while it is on its way the page says so, and has its heading', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  api.reply('GET /auth/me', answer.promise);
  signInAs(aUser());
  renderAt('/account');

  expect(await screen.findByRole('status')).toHaveTextContent('Your account is on its way');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('Your account - Sufra');
  answer.resolve(anAnswer());
  await screen.findByRole('heading', { level: 2, name: 'Name' });
});

test('an account that cannot be read can be asked for again', async () => {
  api.reply('GET /auth/me', { status: 503, body: problem('service_unavailable', 'Not now.') });
  signInAs(aUser());
  const { person } = renderAt('/account');
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.reply('GET /auth/me', anAnswer());
  await person.click(again);

  await screen.findByRole('heading', { level: 2, name: 'Name' });
});

describe('name', () => {
  test('a new one is saved and known to the whole site', async () => {
    const { person } = await openAccount();
    api.reply('PATCH /auth/me', anAnswer(aUser({ name: 'Maryam Ali' })));
    await person.type(field('Full name'), ' Ali{Enter}');

    await screen.findByText('Your name is saved.');
    expect(api.bodies('PATCH /auth/me')).toEqual([{ name: 'Maryam Ali' }]);
    expect(session.get().user?.name).toBe('Maryam Ali');
  });

  test('an empty one is refused before it is sent', async () => {
    const { person } = await openAccount();
    await person.clear(field('Full name'));
    await person.click(press('Save the name'));

    await screen.findByText('Please enter your name.');
    expect(api.bodies('PATCH /auth/me')).toEqual([]);
  });

  test('what the server says of it stands under it', async () => {
    const { person } = await openAccount();
    const details = [{ path: 'name', message: 'Please use letters only.' }];
    const body = problem('invalid_request', 'Please check what you entered.', { details });
    api.reply('PATCH /auth/me', { status: 400, body });
    await person.type(field('Full name'), '!{Enter}');

    await screen.findByText('Please use letters only.');
    expect(field('Full name')).toHaveValue('Maryam!');
  });
});

describe('email', () => {
  test('that was confirmed in another tab is seen here at once', async () => {
    await openAccount(aUser(), { pendingEmail: 'new@sufra.example' });
    screen.getByText('A link is on its way to new@sufra.example.');
    const user = aUser({ email: 'new@sufra.example' });
    api.reply('GET /auth/me', anAnswer(user));
    localStorage.setItem('user', JSON.stringify(user));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user' })));

    await waitFor(() => expect(screen.queryByText(/^A link is on its way/)).not.toBeInTheDocument());
    expect(screen.getByText('new@sufra.example')).toBeVisible();
  });

  test('a new one waits for its link, and the page says what to do', async () => {
    const { person } = await openAccount();
    api.reply('PATCH /auth/me', anAnswer(aUser(), { pendingEmail: 'new@sufra.example' }));
    await person.type(field('New email'), 'New@Sufra.example');
    await person.type(field('Your password'), 'twelve figs{Enter}');

    const notice = (await screen.findByText('A link is on its way to new@sufra.example.')).parentElement;
    expect(notice).toHaveTextContent('Open it within 24 hours');
    expect(api.bodies('PATCH /auth/me')).toEqual([{ email: 'new@sufra.example', password: 'twelve figs' }]);
    expect(field('New email')).toHaveValue('');
    expect(field('Your password')).toHaveValue('');
  });

  test('one that waits already is shown', async () => {
    await openAccount(aUser(), { pendingEmail: 'new@sufra.example' });
    expect(screen.getByText('A link is on its way to new@sufra.example.')).toBeVisible();
  });

  test('one that waits can be given up', async () => {
    const { person } = await openAccount(aUser(), { pendingEmail: 'new@sufra.example' });
    api.reply('PATCH /auth/me', anAnswer());
    await person.click(press('Keep the present email'));

    await waitFor(() => expect(screen.queryByText(/A link is on its way/)).not.toBeInTheDocument());
    expect(api.bodies('PATCH /auth/me')).toEqual([{ email: 'maryam@sufra.example' }]);
  });

  test('the present one is no new one', async () => {
    const { person } = await openAccount();
    await person.type(field('Your password'), 'twelve figs');
    await person.type(field('New email'), 'MARYAM@sufra.example{Enter}');

    await screen.findByText('This is your address already.');
    expect(api.bodies('PATCH /auth/me')).toEqual([]);
  });

  test('a refusal says why and loses nothing typed', async () => {
    const { person } = await openAccount();
    api.reply('PATCH /auth/me', { status: 429, body: problem('too_many_requests', 'Too many tries.') });
    await person.type(field('Your password'), 'twelve figs');
    await person.type(field('New email'), 'new@sufra.example{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.');
    expect(field('New email')).toHaveValue('new@sufra.example');
  });
});

describe('the data', () => {
  test('comes as one file, out of all that is kept', async () => {
    const { person } = await openAccount();
    const own = { exportedAt: '2026-11-01T00:00:00.000Z', account: { name: 'Maryam' } };
    api.reply('GET /auth/me/export', { body: own });
    const kitchen = { recipes: [{ title: 'Lentil soup' }], plan: {}, generations: { total: 2 } };
    api.reply('GET /recipes/export', { body: kitchen });
    api.reply('GET /payment/payments', asked => ({
      body: asked.searchParams.has('after')
        ? { payments: [{ amount: 299 }], next: null }
        : { payments: [{ amount: 499 }], next: 'page-2' },
    }));
    api.reply('GET /payment/subscription', { body: { state: 'active' } });
    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = blob => `blob:${files.push(blob as Blob)}`;
    URL.revokeObjectURL = () => {};
    const noteName = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      names.push(event.target.download);
      event.preventDefault();
    };
    HTMLAnchorElement.prototype.click = function click() {
      this.addEventListener('click', noteName);
      this.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    };
    await person.click(press('Download my data'));

    await waitFor(() => expect(files).toHaveLength(1));
    expect(names).toEqual(['sufra-account.json']);
    const [file] = files;
    const text = await new Promise(resolve => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      if (file) reader.readAsText(file);
    });
    expect(JSON.parse(String(text))).toEqual({
      ...own,
      ...kitchen,
      payments: [{ amount: 499 }, { amount: 299 }],
      membership: { state: 'active' },
    });
  });

  test('is not given in part', async () => {
    const { person } = await openAccount();
    api.reply('GET /auth/me/export', { body: {} });
    api.reply('GET /recipes/export', { body: { recipes: [] } });
    api.reply('GET /payment/subscription', { body: { state: 'none' } });
    api.reply('GET /payment/payments', 'no answer');
    await person.click(press('Download my data'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  });
});

test('signing out ends the session and goes to sign-in', async () => {
  const { person, address } = await openAccount();
  api.reply('POST /auth/session/end', { body: { message: 'You are signed out.' } });
  await person.click(press('Sign out'));

  await waitFor(() => expect(address()).toBe('/signin'));
  expect(localStorage.getItem('token')).toBeNull();
  expect(api.bodies('POST /auth/session/end')).toHaveLength(1);
});
