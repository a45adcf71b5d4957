import type { Page } from '@playwright/test';
import { itIs } from '../src/it-is.ts';
import { expect, test } from '../src/site.ts';

/** As the gateway sends it in the season (its is-season.test.ts says when that is). */
const beInSeason = (page: Page) =>
  page.route('/', async route => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<html', '<html data-season');
    await route.fulfill({ response: answer, body });
  });

function sentBy(page: Page) {
  const sent: string[] = [];
  page.on('request', request =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  return sent;
}

test('a town that is chosen gives the month and the days around it, and no request carries it', async ({
  page,
}) => {
  const sent = sentBy(page);
  await itIs(page, '2027-02-07T12:00:00Z');
  await beInSeason(page);
  await page.goto('/ramadan');
  const field = page.getByRole('combobox', { name: 'Your town' });
  await field.fill('makkah');
  await expect(page.getByRole('listbox').getByRole('option')).toContainText(['Mecca']);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ramadan 1448 in Mecca' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(30);

  for (const [time, words] of [
    ['2027-02-07T12:00:00Z', '1 day until Ramadan'],
    ['2027-02-07T20:00:00Z', 'Suhoor ends in'],
    ['2027-02-08T12:00:00Z', 'Day 1 of Ramadan'],
    ['2027-03-08T20:00:00Z', 'Day 29 of Ramadan'],
    ['2027-03-09T09:00:00Z', 'Eid mubarak'],
  ] as const) {
    await itIs(page, time);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Today in Ramadan' })).toContainText(words);
  }

  expect(sent.filter(request => /mecca|makkah|21\.4\d|39\.8\d/i.test(request))).toEqual([]);
});
