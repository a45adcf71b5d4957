import { describe, expect, test } from '@jest/globals';
import { session } from '@sufra/web-kit';
import { aToken, aUser, problem } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  accountOpener,
  anAnswer,
  field,
  noSecondFactor,
  press,
  withApp,
} from '../../../test/account-opener.tsx';

const { api, openAccount } = accountOpener();

const base = '/auth/me/second-factor';
const renaming = `PATCH ${base}/passkeys/k1` as 'PATCH /auth/me/second-factor/passkeys/{id}';
const begun = {
  setup: 'a-setup',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Sufra:maryam%40sufra.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Sufra',
};
const recoveryCodes = Array.from({ length: 10 }, (_, n) =>
  `abcde-fghi${n}`.replace(/\d/, 'bcdefghijk'[n] ?? ''),
);
const asked = {
  status: 403,
  body: problem('second_factor_required', 'Please confirm with your second step.'),
};
const ways = { body: { hasAuthenticator: true, passkey: null } };

describe('without a second step', () => {
  test('it is off, and the page says what there is', async () => {
    await openAccount();
    await screen.findByRole('heading', { level: 3, name: 'Authenticator app' });
    expect(screen.getByText('Off')).toBeVisible();
    expect(screen.queryByText(/waits for a second step/)).not.toBeInTheDocument();
    expect(screen.queryByText('Recovery codes')).not.toBeInTheDocument();
  });

  test('a role that waits for one is named', async () => {
    api.reply(`GET ${base}`, { body: { ...noSecondFactor, requiredFor: ['admin', 'moderator'] } });
    await openAccount(aUser({ heldRoles: ['admin', 'moderator'] }));
    expect(
      await screen.findByText('Your role as admin and moderator waits for a second step.'),
    ).toBeVisible();
  });

  test('that cannot be read says so, and the rest of the page is there', async () => {
    api.reply(`GET ${base}`, { status: 500, body: problem('internal_error', 'Something broke.') });
    await openAccount();
    expect(await screen.findByText('Something broke.')).toBeVisible();
    expect(press('Save the name')).toBeVisible();
  });

  test('an app is set up with the password, the secret and a code, and the recovery codes are shown once', async () => {
    const { person } = await openAccount();
    api.reply(`POST ${base}/authenticator`, { body: begun });
    await person.click(await screen.findByRole('button', { name: 'Set up an app' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Your password'), 'twelve figs{Enter}');

    expect(await dialog.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(api.bodies(`POST ${base}/authenticator`)).toEqual([{ password: 'twelve figs' }]);

    const wrong = { status: 403, body: problem('wrong_second_factor', 'This is not right.') };
    const token = aToken({ sid: 'next' });
    api.reply(`POST ${base}/authenticator/confirm`, wrong, {
      body: { token, recoveryCodes, status: withApp },
    });
    api.reply('GET /auth/me', anAnswer(aUser({ isAdmin: true })));
    const code = dialog.getByLabelText('Code from your authenticator app');
    await person.type(code, '123{Enter}');
    expect(await dialog.findByText('Please enter the six digits that your app shows now.')).toBeVisible();
    await person.type(code, ' 456{Enter}');
    expect(await dialog.findByText('This is not right.')).toBeVisible();
    expect(code).toHaveFocus();
    await person.type(code, '{Enter}');

    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(recoveryCodes);
    expect(api.bodies(`POST ${base}/authenticator/confirm`)).toEqual([
      { setup: 'a-setup', code: '123456' },
      { setup: 'a-setup', code: '123456' },
    ]);
    expect(session.get()).toMatchObject({ token, user: { isAdmin: true } });
    await person.click(press('I have kept them'));
    expect(await screen.findByText('On')).toBeVisible();
    expect(screen.queryByText(recoveryCodes[0] ?? '')).not.toBeInTheDocument();
  });

  test('a wrong password stands under its field, and a member without one goes on at once', async () => {
    const { person } = await openAccount();
    api.reply(`POST ${base}/authenticator`, {
      status: 403,
      body: problem('wrong_password', 'Your current password is not right.'),
    });
    await person.click(await screen.findByRole('button', { name: 'Set up an app' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await dialog.findByText('Your current password is not right.')).toBeVisible();
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
  });

  test('a member who has only Google is led there when it was too long ago', async () => {
    const { person } = await openAccount(aUser(), { hasPassword: false, hasGoogle: true });
    const message = 'Please sign in with Google once more.';
    api.reply(`POST ${base}/authenticator`, { status: 403, body: problem('sign_in_again', message) });
    await person.click(await screen.findByRole('button', { name: 'Set up an app' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('Your password')).not.toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(await dialog.findByRole('link', { name: 'Sign in with Google again' })).toBeVisible();
  });
});

describe('with a second step', () => {
  async function openProtected() {
    api.reply(`GET ${base}`, { body: withApp });
    const page = await openAccount();
    await screen.findByText('On');
    return page;
  }

  test('new recovery codes ask for it again, and come once it was given', async () => {
    const { person } = await openProtected();
    const token = aToken({ sid: 'proved' });
    api.reply(`POST ${base}/recovery-codes`, asked, { body: { recoveryCodes, status: withApp } });
    api.reply(`POST ${base}/proof/options`, ways);
    api.reply(`POST ${base}/proof`, { body: { token } });
    await person.click(press('Make new codes'));

    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await person.type(await dialog.findByLabelText('Code from your authenticator app'), '123456{Enter}');
    await screen.findByRole('dialog', { name: 'Your new recovery codes' });
    expect(api.bodies(`POST ${base}/proof`)).toEqual([{ code: '123456' }]);
    expect(session.get().token).toBe(token);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(10);
  });

  test('a member who does not give it again changes nothing, and is told why', async () => {
    const { person } = await openProtected();
    api.reply(`POST ${base}/recovery-codes`, asked);
    api.reply(`POST ${base}/proof/options`, ways);
    await person.click(press('Make new codes'));
    await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await person.keyboard('{Escape}');
    expect(await screen.findByText('Please confirm with your second step.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a wrong code, and too many of them, are said where they were typed', async () => {
    const { person } = await openProtected();
    api.reply(`POST ${base}/recovery-codes`, asked);
    api.reply(`POST ${base}/proof/options`, ways);
    api.reply(
      `POST ${base}/proof`,
      { status: 403, body: problem('wrong_second_factor', 'This is not right.') },
      {
        status: 429,
        headers: { 'retry-after': '60' },
        body: problem('too_many_requests', 'Too many tries.'),
      },
    );
    await person.click(press('Make new codes'));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(await dialog.findByRole('button', { name: 'Use a recovery code' }));
    await person.type(dialog.getByLabelText('Recovery code'), 'abcde-fghij{Enter}');
    expect(await dialog.findByText('This is not right.')).toBeVisible();
    await person.type(dialog.getByLabelText('Recovery code'), '{Enter}');
    expect(await dialog.findByText('Too many tries.')).toBeVisible();
    expect(api.bodies(`POST ${base}/proof`).at(-1)).toEqual({ recoveryCode: 'abcdefghij' });
  });

  test('the last one is removed after a warning', async () => {
    const { person } = await openProtected();
    api.reply(`DELETE ${base}/authenticator`, { body: { token: aToken(), status: noSecondFactor } });
    await person.click(press('Remove the app'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('It is your only second step');
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Off')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('few recovery codes are said, and passkeys are listed by their names', async () => {
    api.reply(`GET ${base}`, {
      body: {
        ...withApp,
        recoveryCodesLeft: 2,
        passkeys: [{ id: 'k1', name: 'My phone', addedAt: '2026-11-01T09:00:00.000Z', lastUsedAt: null }],
      },
    });
    const { person } = await openAccount();
    expect(await screen.findByText('These are few. Make new ones while you are signed in.')).toBeVisible();
    api.reply(renaming, {
      body: {
        ...withApp,
        passkeys: [{ id: 'k1', name: 'Blue', addedAt: '2026-11-01T09:00:00.000Z', lastUsedAt: null }],
      },
    });
    await person.click(press('Rename: My phone'));
    await person.clear(field('Name'));
    await person.type(field('Name'), 'Blue{Enter}');
    expect(await screen.findByText('Blue')).toBeVisible();
    expect(api.bodies(renaming)).toEqual([{ name: 'Blue' }]);
  });
});
