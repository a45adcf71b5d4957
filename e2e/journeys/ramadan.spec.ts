import type { Page } from '@playwright/test';
import { itIs } from '../src/it-is.ts';
import { expect, signIn, test } from '../src/site.ts';

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

/** As the browser keeps a town that was chosen. */
const karachi = {
  ...{ name: 'Karachi', namesIn: {}, country: 'PK', latitude: 24.86, longitude: 67.01 },
  timeZone: 'Asia/Karachi',
};

test('a day that an admin announces in a country is seen by its open pages, and no request says the country', async ({
  page,
  browser,
}) => {
  const office = await browser.newContext();
  const admin = await office.newPage();
  await signIn(admin, 'admin@sufra.example');
  await admin.goto('/admin-panel?tab=moon');
  await admin.getByLabel('Country').selectOption({ label: 'Pakistan' });
  const ramadan = admin
    .getByRole('listitem')
    .filter({ has: admin.getByText('Ramadan 1448', { exact: true }) });
  await ramadan.getByRole('combobox').selectOption({ label: 'A day later' });

  const sent = sentBy(page);
  await page.addInitScript(town => localStorage.setItem('ramadan', JSON.stringify({ town })), karachi);
  await itIs(page, '2027-02-08T09:00:00Z');
  await beInSeason(page);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Today in Ramadan' });
  await expect(card).toContainText('Day 1 of Ramadan');

  await ramadan.getByRole('button', { name: 'Announce Ramadan 1448' }).click();
  await expect(admin.getByRole('button', { name: 'Pakistan: 1 month' })).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card).toContainText('1 day until Ramadan');
  await expect(card).toContainText('as announced in Pakistan');
  await page.goto('/ramadan');
  await expect(page.getByText(/February 9, 2027|9 February 2027/).first()).toBeVisible();

  await ramadan.getByRole('combobox').selectOption({ label: 'As in all countries' });
  await ramadan.getByRole('button', { name: 'Take back Ramadan 1448' }).click();
  await expect(admin.getByText(/^Nothing is announced/)).toBeVisible();
  await office.close();
  expect(sent.filter(request => /karachi|pakistan|\bPK\b|24\.86|67\.01/i.test(request))).toEqual([]);
});
