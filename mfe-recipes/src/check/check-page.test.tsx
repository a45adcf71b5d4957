import { beforeEach, expect, test } from '@jest/globals';
import type { CheckedText } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const checking = 'POST /halal/check';

type Line = CheckedText['lines'][number];
const aLine = (text: string, more: Partial<Line> = {}): Line => ({
  ...{ text, verdict: 'halal', isTraces: false, findings: [], differing: [] },
  ...more,
});
const held = (verdict: Line['verdict'], says: string) => ({ verdict, says });
const carmine = aLine('colour (E120)', {
  verdict: 'haram',
  findings: [
    {
      ...{ verdict: 'haram', words: 'E120', reason: 'This additive is made of insects.', rule: 18 },
      ...{ substitute: 'beetroot powder', use: ['beetroot powder'] },
    },
  ],
});
const squid = aLine('squid', {
  differing: [
    {
      ...{ words: 'squid', topic: 'seafood', source: 'A book.' },
      held: {
        hanafi: held('haram', 'Only fish.'),
        shafii: held('halal', 'All of the sea.'),
        maliki: held('halal', 'All of the sea.'),
        hanbali: held('halal', 'All of the sea.'),
      },
    },
  ],
});
const answer = (lines: Line[], verdict: Line['verdict']): { body: CheckedText } => ({
  body: {
    ...{ verdict, lines, version: '2.2.0' },
    contents: {
      contains: [{ allergen: 'milk', lines: [{ words: 'milk', part: 'ingredients', index: 0 }] }],
      diets: [],
    },
  },
});

beforeEach(beSignedOut);

async function check(words: string, address = '/check') {
  const rendered = renderAt(address);
  const field = await screen.findByRole('textbox', { name: 'Ingredients' });
  await rendered.person.click(field);
  await rendered.person.paste(words);
  await rendered.person.click(screen.getByRole('button', { name: 'Check it' }));
  return { ...rendered, field };
}

test('the whole is said first and has the focus, then each line with its rule, reason and what to use', async () => {
  const warning = aLine('May contain nuts', { isTraces: true });
  api.reply(checking, answer([aLine('milk'), carmine, squid, warning], 'haram'));
  await check('milk, colour (E120), squid. May contain nuts');

  expect(await screen.findByRole('heading', { level: 2, name: 'Not halal' })).toHaveFocus();
  const result = within(screen.getByRole('article'));
  expect(result.getByText('1 ingredient is forbidden.')).toBeVisible();
  const forbidden = within(result.getByRole('region', { name: 'Forbidden' })).getByRole('listitem');
  for (const words of ['insects', 'Rule 18: carmine', 'beetroot powder'])
    expect(forbidden).toHaveTextContent(words);
  expect(within(forbidden).getByText('E120', { selector: 'mark' })).toBeVisible();
  expect(result.getByText('Contains:').closest('p')).toHaveTextContent('Contains: milk');
  expect(result.getByText(/The packet also warns/)).toHaveTextContent('May contain nuts');
  expect(result.getByText(/the schools differ/).closest('details')).toHaveTextContent('Hanafi: Haram.');
  expect(api.bodies(checking)).toEqual([{ text: 'milk, colour (E120), squid. May contain nuts' }]);
});

test('a shared address is checked as soon as it is opened, by the school that it names', async () => {
  api.reply(checking, answer([squid], 'haram'));
  renderAt('/check#text=squid%2C+salt&school=hanafi');

  expect(await screen.findByRole('heading', { level: 2 })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Ingredients' })).toHaveValue('squid, salt');
  expect(screen.getByText('By the Hanafi school')).toBeVisible();
  expect(api.bodies(checking)).toEqual([{ text: 'squid, salt', school: 'hanafi' }]);
});

test('the link for sharing holds the text behind its #', async () => {
  api.reply(checking, answer([aLine('salt')], 'halal'));
  const { person } = await check('salt & sugar');
  await person.click(await screen.findByRole('button', { name: 'Copy a link to this' }));
  expect(await navigator.clipboard.readText()).toMatch(/#text=salt\+%26\+sugar$/);
});

test('nothing and too much are said at the field, and not sent', async () => {
  const { person, field } = await check(' ');
  expect(field).toHaveAccessibleDescription(/Please paste a list/);
  expect(field).toHaveFocus();
  await person.clear(field);
  await person.click(field);
  await person.paste('a'.repeat(4_001));
  expect(field).toHaveAccessibleDescription('4,001 of 4,000 characters');
  await person.click(screen.getByRole('button', { name: 'Check it' }));
  expect(field).toHaveAccessibleDescription(/1 character too long/);
  expect(api.bodies(checking)).toEqual([]);
});

test('too many checks are refused with when to come back', async () => {
  api.reply(checking, {
    status: 429,
    headers: { 'retry-after': '40' },
    body: problem('too_many_requests', 'Too many tries. Please wait a little.'),
  });
  await check('salt');
  expect(await screen.findByRole('heading', { name: /Too many tries/ })).toHaveFocus();
  expect(screen.getByText('Please try again in 40 seconds.')).toBeVisible();
});

test.each([
  ['a visitor', false, 'POST /halal/reports', 'Thank you. A person will look at it.'],
  ['a member', true, 'POST /halal/reports/own', 'Thank you. The answer will come by e-mail.'],
] as const)('%s says that a verdict is wrong', async (_, isMember, call, thanks) => {
  if (isMember) signInAs(aUser());
  api.reply(checking, answer([carmine], 'haram'));
  api.reply(call, { status: 201, body: { _id: 'a'.repeat(24) } });
  const { person } = await check('colour (E120)');
  await person.click(await screen.findByRole('button', { name: 'This is wrong: colour (E120)' }));

  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByRole('textbox')).toBeInvalid();
  await person.type(dialog.getByRole('textbox'), 'My scholar allows it.');
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(thanks)).toBeVisible();
  expect(api.bodies(call)).toEqual([
    {
      ...{ line: 'colour (E120)', words: 'E120', verdict: 'haram', rule: 18, school: null },
      ...{ place: 'label', says: 'My scholar allows it.', language: 'en' },
    },
  ]);
});

test('what was changed is listed', async () => {
  api.reply('GET /halal/changes', {
    body: {
      changes: [
        {
          ...{ _id: 'a'.repeat(24), changedAt: '2026-11-20T10:00:00.000Z', words: 'E471 of sunflower' },
          ...{
            before: 'doubtful',
            after: 'halal',
            reason: 'Its source is named.',
            rule: 17,
            version: '2.3.0',
          },
        },
      ],
      next: null,
    },
  });
  renderAt('/check/changes');
  const entry = (await screen.findByRole('heading', { name: 'E471 of sunflower' })).closest('li');
  for (const words of ['Doubtful', 'Halal', 'Its source is named.', 'November 20, 2026', 'since check 2.3.0'])
    expect(entry).toHaveTextContent(words);
});
