import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { beSignedOut, rendererOf } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetClock } from '../ramadan/times/server-clock.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const fetched = globalThis.fetch;
let serverTime = '';

beforeEach(() => {
  beSignedOut();
  localStorage.clear();
  forgetClock();
  serverTime = '2026-11-28T09:00:00Z';
  globalThis.fetch = jest.fn<typeof fetch>(
    async () => new Response('', { headers: { date: new Date(serverTime).toUTCString() } }),
  );
});
afterEach(() => {
  globalThis.fetch = fetched;
});

const keepChoice = (daysMore: number) =>
  localStorage.setItem('ramadan', JSON.stringify({ daysMore, town: undefined }));

test('the page of Eid says when both feasts are, by the clock of the server', async () => {
  renderAt('/eid');

  const fitr = await screen.findByText('9 March 2027, in 101 days');
  expect(fitr.closest('section')).toHaveAccessibleName('Eid al-Fitr');
  const adha = screen.getByText('16 May 2027, in 169 days');
  expect(adha.closest('section')).toHaveAccessibleName('Eid al-Adha');
});

test('where the months began a day later, so do the feasts', async () => {
  keepChoice(1);
  renderAt('/qurbani');

  expect(
    await screen.findByText('Eid al-Adha · 17 May 2027, in 170 days · by the day that you chose'),
  ).toBeVisible();
});

test('on its days a feast is wished well', async () => {
  serverTime = '2027-05-18T09:00:00Z';
  renderAt('/qurbani');

  expect(await screen.findByText('Eid al-Adha · 16 May 2027: Eid mubarak')).toBeVisible();
});

test('a dish is a wish to the kitchen, and one of the collection is found there', async () => {
  renderAt('/eid');

  await screen.findByText('Lamb mandi', { selector: 'h3' });
  const wishes = [...document.querySelectorAll('a[href^="/?wish="]')];
  expect(wishes).toHaveLength(18);
  const mandi = wishes.find(link => link.getAttribute('href') === '/?wish=Lamb+mandi#generator');
  expect(mandi).toHaveAccessibleName(/^Cook this ?: Lamb mandi$/);
  const published = document.querySelector('a[href="/recipes?q=rendang"]');
  expect(published).toHaveAccessibleName(/^In the collection ?: Beef rendang$/);
});

const third = (name: string) => screen.getByText(name).parentElement;

test('a weight is shared in thirds, in either units, and what is no weight is said', async () => {
  renderAt('/qurbani');
  const user = userEvent.setup();
  const field = await screen.findByLabelText('Weight of the whole animal, in kg');

  await user.clear(field);
  await user.type(field, '٦٠');
  expect(third('For the family')).toHaveTextContent('10 kg');
  await user.selectOptions(screen.getByLabelText('Animal'), 'cow');
  await user.selectOptions(screen.getByLabelText('Your shares of seven'), '2');
  expect(third('For the family')).toHaveTextContent('20.9 kg');
  expect(third('For those in need')).toHaveTextContent('21.1 kg');

  await user.click(screen.getByLabelText('Imperial'));
  const pounds = screen.getByLabelText('Weight of the whole animal, in lb');
  expect(pounds).toHaveValue('882');
  await user.clear(pounds);
  await user.type(pounds, '4');
  expect(screen.getByText('A weight from 12 to 3306, please.')).toBeVisible();
  expect(screen.queryByText('For the family')).not.toBeInTheDocument();
});

test('each cut of the drawing leads to its words', async () => {
  renderAt('/qurbani');

  const drawing = await screen.findByLabelText('A sheep with its cuts');
  const links = within(drawing).getAllByRole('link');
  expect(links).toHaveLength(7);
  for (const link of links) {
    const entry = document.querySelector(link.getAttribute('href') ?? '-');
    expect(entry?.querySelector('h3')?.textContent).toBe(link.getAttribute('aria-label'));
  }
});

test.each(['/eid', '/qurbani'])('the contents of %s lead to each of its parts', async path => {
  renderAt(path);

  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  const targets = links.map(link => document.querySelector(link.getAttribute('href') ?? ''));
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(targets).toEqual(headings.map(heading => heading.closest('section')));
  expect(links.map(({ textContent }) => textContent)).toEqual(headings.map(each => each.textContent));
});
