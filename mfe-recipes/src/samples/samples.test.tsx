import { beforeEach, expect, test } from '@jest/globals';
import type { SharedRecipe } from '@sufra/contracts';
import { apiStandIn, beSignedOut, problem, rendererOf } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { thePlans } from '../../test/the-plans.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();

beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
  api.reply('GET /payment/plans', { body: { plans: thePlans } });
});

const line = (item: string) => ({ quantity: 60, unit: 'g', item, note: null });
const carbonara: SharedRecipe = aRecipe({
  title: 'Carbonara with beef bacon',
  ingredients: ['60 g spaghetti', '60 g Parmesan'],
  ingredientLines: [line('spaghetti'), line('Parmesan')],
  halal: {
    verdict: 'doubtful',
    notes: [{ words: 'parmesan', reason: 'The rennet may be of animals.', rule: 19, substitute: null }],
    forbidden: [],
  },
});
const chicken: SharedRecipe = aRecipe({ title: 'Yoghurt chicken' });

test('the hero shows a recipe as it is checked, and the generator another one', async () => {
  api.reply('GET /recipes/samples', { body: { recipes: [carbonara, chicken] } });
  renderAt('/');

  const checked = within(await screen.findByRole('region', { name: 'A recipe that is checked' }));
  expect(checked.getByRole('heading', { name: 'Carbonara with beef bacon' })).toBeVisible();
  const [spaghetti, parmesan] = checked.getAllByRole('listitem');
  expect(spaghetti).toHaveTextContent(/^60 g spaghetti$/);
  expect(parmesan).toHaveTextContent('Check the label: 60 g ParmesanThe rennet may be of animals.');

  const sample = within(screen.getByRole('region', { name: 'A sample recipe' }));
  expect(sample.getByRole('heading', { name: 'Yoghurt chicken' })).toBeVisible();
  expect(sample.getByText('A sample')).toBeVisible();
});

test.each([
  ['there are none', { body: { recipes: [] } }],
  ['they cannot be had', { status: 503, body: problem('service_unavailable', 'Not now.') }],
])('where %s, the page says what there will be, and nothing of a fault', async (_, reply) => {
  api.reply('GET /recipes/samples', reply);
  renderAt('/');

  expect(await screen.findByText('Your recipe forms here, line by line.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'A recipe that is checked' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Before eating' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
