import { beforeEach } from '@jest/globals';
import type { User } from '@sufra/contracts';
import {
  anEventStream,
  apiStandIn,
  aUser,
  beSignedOut,
  problem,
  rendererOf,
  signInAs,
} from '@sufra/web-kit/testing';
import { act, screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { Generator } from '../src/generator/generator.tsx';
import { routes } from '../src/routes.tsx';
import { aloneAtTable } from './at-table.ts';
import { noProfile } from './no-profile.ts';
import { thePlans } from './the-plans.ts';

export const generate = 'POST /recipes/generate-openai';
export const premium = aUser({ isPremium: true, generations_left: null });

export type Person = ReturnType<typeof userEvent.setup>;

/** For the tests of a file: the generator by itself and on the home page, and what one does with it. */
export function aKitchen() {
  const api = apiStandIn();
  const renderAt = rendererOf(routes);
  const renderAlone = rendererOf([{ path: '/home', element: <Generator /> }]);

  beforeEach(() => {
    localStorage.clear();
    beSignedOut();
    sessionStorage.clear();
    api.reply('GET /payment/plans', { body: { plans: thePlans } });
    api.reply('GET /recipes', { body: { recipes: [] } });
    api.reply('GET /recipes/profile', { body: { profile: noProfile, asWritten: [] } });
    api.reply('GET /recipes/eaters', { body: aloneAtTable });
    api.reply('GET /recipes/samples', { body: { recipes: [] } });
  });

  function be(user: User) {
    api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
    signInAs(user);
  }

  return {
    api,
    openAsVisitor: () => renderAlone('/home'),
    openAs(user: User) {
      be(user);
      return renderAlone('/home');
    },
    openHomeAs(user: User, address = '/') {
      be(user);
      return renderAt(address);
    },
    /** The next answer comes in events, as the test sends them. */
    streamNext() {
      const stream = anEventStream();
      api.reply(generate, stream.response);
      return {
        ...stream,
        send: (event: string, data: unknown) => act(async () => stream.send(event, data)),
      };
    },
  };
}

export const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
export const ingredients = () => field(/^Ingredients/);
export const prompt = () => field(/^Describe it/);
export const submit = () => screen.findByRole('button', { name: 'Generate Recipe' });

export async function fillIn(person: Person, element: HTMLElement, words: string) {
  await person.clear(element);
  await person.click(element);
  await person.paste(words);
}

/** Fills in ingredients and presses the button. */
export async function ask(person: Person, what = 'rice') {
  await fillIn(person, await ingredients(), what);
  await person.click(await submit());
}

export const refusedWith = (
  code: string,
  status: number,
  more: object = {},
  headers?: Record<string, string>,
) => ({
  status,
  body: problem(code, 'In the server’s words.', more),
  ...(headers && { headers }),
});
