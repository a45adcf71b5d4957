import { expect, test } from '@jest/globals';
import { aUser, problem } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aPublication } from '../testing/a-publication.ts';
import { admin, panelTests } from '../testing/panel.tsx';
import type { Report } from './report.ts';

const { api, openAs } = panelTests();
const moderator = aUser({ name: 'Bilal', isModerator: true });
const id = 'a'.repeat(24);
const answering = `POST /halal/reports/${id}/answer` as 'POST /halal/reports/{id}/answer';

const aReport = (more: Partial<Report> = {}): Report => ({
  ...{ _id: id, at: '2026-11-20T15:14:00.000Z', line: 'emulsifier (E471)', words: 'E471' },
  ...{ verdict: 'doubtful', rule: 17, school: 'hanafi', language: 'tr', place: 'label' },
  ...{ says: 'It is of a plant.', version: '2.2.0', answer: null, isByMember: true, today: 'halal' },
  ...more,
});
const page = (reports: Report[]) => ({ body: { reports, next: null } });

test('a moderator sees what is said of a verdict, and nothing of the panel that is for admins', async () => {
  api.reply('GET /halal/reports', page([aReport()]));
  openAs(moderator);

  const report = await screen.findByRole('listitem');
  for (const words of [
    'emulsifier (E471)',
    'It is of a plant.',
    'Today: Halal',
    '17',
    'Hanafi',
    'Türkçe',
    'A member',
  ])
    expect(report).toHaveTextContent(words);
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['Reports', 'Recipes']);
  expect(api.bodies('GET /auth/users')).toEqual([]);
});

test('an answer needs a reason, and a change what is shown of it', async () => {
  api.reply('GET /halal/reports', page([aReport()]), page([]));
  api.reply(answering, { body: { report: aReport() } });
  const { person } = openAs(admin, '/admin-panel?tab=reports');
  await person.click(await screen.findByRole('button', { name: 'Answer: emulsifier (E471)' }));
  const report = within(screen.getByRole('listitem'));
  await person.click(report.getByRole('button', { name: 'Send the answer' }));
  expect(report.getByLabelText('Reason')).toBeInvalid();

  await person.selectOptions(report.getByLabelText('Outcome'), 'The check was changed');
  await person.type(report.getByLabelText('Reason'), 'Its source is named.');
  await person.clear(report.getByLabelText('What is judged differently now'));
  await person.click(report.getByRole('button', { name: 'Send the answer' }));
  expect(api.bodies(answering)).toEqual([]);
  await person.type(report.getByLabelText('What is judged differently now'), 'E471 of sunflower');
  await person.click(report.getByRole('button', { name: 'Send the answer' }));

  expect(await screen.findByText('There is no report here.')).toBeVisible();
  expect(api.bodies(answering)).toEqual([
    {
      ...{ outcome: 'changed', reason: 'Its source is named.' },
      change: { words: 'E471 of sunflower', verdict: 'halal' },
    },
  ]);
});

test('a report that another moderator has answered meanwhile is said so', async () => {
  api.reply('GET /halal/reports', page([aReport()]));
  const refusal = problem('report_answered', 'Another moderator has answered this report meanwhile.');
  api.reply(answering, { status: 409, body: refusal });
  const { person } = openAs(moderator);
  await person.click(await screen.findByRole('button', { name: /Answer/ }));
  await person.type(screen.getByLabelText('Reason'), 'It stays.');
  await person.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/Another moderator/)).toBeVisible();
});

test('a recipe that waits is read whole, refused with a reason, and approved as it was read', async () => {
  const list = (...publications: object[]) => ({ body: { publications, next: null } });
  const answering = `POST /recipes/publications/${id}/answer` as 'POST /recipes/publications/{id}/answer';
  api.reply('GET /recipes/publications', list(aPublication()), list(aPublication()), list());
  api.reply(answering, { body: { publication: aPublication() } });
  const { person } = openAs(moderator, '/admin-panel?tab=recipes');
  await screen.findByText('Barley soup');
  for (const words of ['Barley soup', '200 g pearl barley', 'Simmer it.', /Maryam K\./])
    expect(screen.getByText(words)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Answer: Barley soup' }));
  await person.selectOptions(screen.getByLabelText('Outcome'), 'Do not publish it');
  await person.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(screen.getByLabelText('Reason')).toBeInvalid();
  await person.selectOptions(screen.getByLabelText('Outcome'), 'Publish it');
  await person.click(screen.getByRole('button', { name: 'Send the answer' }));

  expect(await screen.findByText('The recipe is answered.')).toBeVisible();
  expect(api.bodies(answering)).toEqual([
    { outcome: 'approved', reason: '', askedAt: '2026-11-20T15:14:00.000Z' },
  ]);
});
