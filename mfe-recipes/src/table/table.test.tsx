import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Recipe } from '@sufra/contracts';
import {
  anEventStream,
  apiStandIn,
  aUser,
  beSignedOut,
  problem,
  rendererOf,
  signInAs,
} from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { aFamily, aloneAtTable } from '../../test/at-table.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const id = '65f0c00c0000000000000001';
const at = <Call extends string>(call: string) => call.replace('{id}', id) as Call;

beforeEach(beSignedOut);

function open(change: Partial<Recipe> = {}, table = aFamily()) {
  api.reply(at<'GET /recipes/{id}'>('GET /recipes/{id}'), {
    body: { recipe: aRecipe({ _id: id, title: 'Lentil soup', isSaved: true, ...change }) },
  });
  api.reply('GET /recipes/eaters', { body: table });
  signInAs(aUser({ isPremium: true }));
  return renderAt(`/recipes/${id}`);
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Lentil soup' });
const showing = { name: /^Show this recipe to my household/ };

test('a saved recipe is shown to the household and taken back; where that fails it is said', async () => {
  const { person } = open();
  const shown = await screen.findByRole('checkbox', showing);
  expect(shown).not.toBeChecked();
  api.reply(at<'PUT /recipes/{id}/table'>('PUT /recipes/{id}/table'), {
    body: { recipe: aRecipe({ _id: id, isAtTable: true }) },
  });
  await person.click(shown);
  await waitFor(() => expect(screen.getByRole('checkbox', showing)).toBeChecked());
  api.reply(at<'DELETE /recipes/{id}/table'>('DELETE /recipes/{id}/table'), {
    status: 503,
    body: problem('service_unavailable', 'Not right now.'),
  });
  await waitFor(() => expect(screen.getByRole('checkbox', showing)).toBeEnabled());
  await person.click(screen.getByRole('checkbox', showing));
  expect((await screen.findAllByText('Not right now.')).length).toBeGreaterThan(0);
  expect(screen.getByRole('checkbox', showing)).toBeChecked();
});

test.each([
  ['of a member without a household', {}, aloneAtTable],
  ['of a guest of one', {}, aFamily({ mayWrite: false })],
  ['that is not saved', { isSaved: false }, aFamily()],
])('a recipe %s is not shown', async (_, change, table) => {
  open(change, table);
  await heading();
  expect(screen.queryByRole('checkbox', showing)).toBeNull();
});

test('what another shows is read with their name, and copied; an import is not', async () => {
  const { person, unmount } = open({ whose: 'Bilal', isAtTable: true });
  expect(await screen.findByText(/shown to your household/)).toHaveTextContent('A recipe of Bilal');
  const copyId = '65f0c00c0000000000000002';
  api.reply(at<'POST /recipes/{id}/table/copy'>('POST /recipes/{id}/table/copy'), {
    body: { recipe: aRecipe({ _id: copyId, isSaved: true }) },
  });
  await person.click(screen.getByRole('button', { name: 'Save a copy' }));
  expect(await screen.findByRole('link', { name: 'Open your copy' })).toHaveAttribute(
    'href',
    `/recipes/${copyId}`,
  );
  unmount();
  const source = { kind: 'import' as const, name: 'A page', url: 'https://example.com/soup' };
  open({ whose: 'Bilal', isAtTable: true, source });
  await screen.findByText(/shown to your household/);
  expect(screen.queryByRole('button', { name: 'Save a copy' })).toBeNull();
});

describe('what others show', () => {
  const shown = (...titles: string[]) => ({
    body: {
      recipes: titles.map((title, at) =>
        aRecipe({ _id: String(at).padStart(24, '0'), title, whose: 'Bilal', isAtTable: true }),
      ),
      next: null,
      isShared: true,
    },
  });
  const openDashboard = () => {
    signInAs(aUser({ isPremium: false }));
    return renderAt('/dashboard');
  };

  test('comes, is renamed and goes while the page is open, over one connection', async () => {
    const stream = anEventStream();
    api.reply('GET /household/changes', stream.response);
    api.reply('GET /recipes/table', shown('Lentil soup'));
    openDashboard();
    expect(await screen.findByRole('link', { name: /Lentil soup/ })).toBeVisible();
    stream.send('changed', { list: 0, plan: 0, members: 1, shown: 1 });
    api.reply('GET /recipes/table', shown('Lentil soup of Bilal', 'Okra stew'));
    stream.send('changed', { list: 0, plan: 0, members: 1, shown: 2 });
    expect(await screen.findByRole('link', { name: /Okra stew/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Lentil soup of Bilal/ })).toBeVisible();
    api.reply('GET /recipes/table', shown());
    stream.send('changed', { list: 0, plan: 0, members: 1, shown: 3 });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Okra stew/ })).toBeNull());
    expect(api.bodies('GET /household/changes')).toHaveLength(1);
  });

  test('is not listened for without a household', async () => {
    api.reply('GET /recipes/table', { body: { ...shown('Lentil soup').body, isShared: false } });
    openDashboard();
    await screen.findByRole('link', { name: /Lentil soup/ });
    expect(api.bodies('GET /household/changes')).toEqual([]);
  });
});
