import { beforeEach } from '@jest/globals';
import type { AnswerOf, SecondFactorStatus, User } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../src/routes.tsx';

export type Account = AnswerOf<'GET /auth/me'>['account'];

/** What the current-user call answers of a member with a password. */
export const anAnswer = (user: User = aUser(), account: Partial<Account> = {}) => ({
  body: {
    user,
    nextResetDate: null,
    account: { hasPassword: true, hasGoogle: false, pendingEmail: null, ...account },
  },
});

export const noSecondFactor: SecondFactorStatus = {
  authenticator: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  requiredFor: [],
};

export const withApp: SecondFactorStatus = {
  ...noSecondFactor,
  authenticator: { addedAt: '2026-11-01T09:00:00.000Z' },
  recoveryCodesLeft: 10,
};

/** For one file of tests: the API, and the page of a member's account. */
export function accountOpener() {
  const renderAt = rendererOf(routes);
  const api = apiStandIn();
  beforeEach(() => {
    beSignedOut();
    sessionStorage.clear();
    api.reply('GET /auth/me/second-factor', { body: noSecondFactor });
  });

  async function openAccount(user: User = aUser(), account: Partial<Account> = {}) {
    api.reply('GET /auth/me', anAnswer(user, account));
    signInAs(user);
    const page = renderAt('/account');
    await screen.findByRole('heading', { level: 2, name: 'Name' });
    return page;
  }

  return { api, renderAt, openAccount };
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const press = (name: string) => screen.getByRole('button', { name });
