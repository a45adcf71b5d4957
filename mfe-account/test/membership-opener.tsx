import { beforeEach } from '@jest/globals';
import type { Subscription, User } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, type Reply, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { routes } from '../src/routes.tsx';
import { anAnswer } from './account-opener.tsx';
import { subscriptions } from './membership.ts';
import { plans } from './plans.ts';

/** For one file of tests: the API, and the pages of a member's membership. */
export function membershipOpener() {
  const renderAt = rendererOf(routes);
  const api = apiStandIn();

  beforeEach(() => {
    beSignedOut();
    sessionStorage.clear();
    location.hash = '';
    api.reply('GET /payment/plans', { body: { plans } });
    api.reply('GET /payment/payments', { body: { payments: [] } });
  });

  /** As a member of whom accounts and billing know the same. */
  function openWith(subscription: Subscription, { at = '/billing', user = {} }: Opening = {}) {
    answer({ body: subscription });
    return openAs(aUser({ isPremium: subscription.isPremium, ...user }), at);
  }

  function openAs(user: User, at = '/billing') {
    api.reply('GET /auth/me', anAnswer(user));
    signInAs(user);
    return renderAt(at);
  }

  const answer = (...replies: Reply[]) => api.reply('GET /payment/subscription', ...replies);

  const openFree = (opening?: Opening) => openWith(subscriptions.none, opening);
  const openPremium = (opening?: Opening) => openWith(subscriptions.active, opening);

  return { api, answer, renderAt, openAs, openWith, openFree, openPremium };
}

interface Opening {
  at?: string;
  user?: Partial<User>;
}

/** A page of this very document, so that going there is seen and ends nothing. */
export const elsewhere = 'http://localhost/#elsewhere';
