import type { APIRequestContext, Page } from '@playwright/test';
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

/** As a calendar program does, which has no cookie and no token; its lines are put together again. */
async function subscribedTo(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const text = (await answer.text()).replaceAll('\r\n ', '');
  return { status: answer.status(), headers: answer.headers(), lines: text.split('\r\n') };
}

test('a calendar program reads by an address what the browser computes, until the member ends it', async ({
  page,
  playwright,
}) => {
  const sent = sentBy(page);
  const program = await playwright.request.newContext();
  await signIn(page, 'free@sufra.example');
  await page.addInitScript(
    town => localStorage.getItem('ramadan') ?? localStorage.setItem('ramadan', JSON.stringify({ town })),
    karachi,
  );
  await itIs(page, '2027-02-01T09:00:00Z');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ramadan');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const make = page.getByRole('button', { name: 'Make the address' });
  await expect(make).toBeInViewport();
  await make.click();
  await expect(page.getByText('It holds the times of Karachi')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeInViewport();
  const address = await page.getByRole('textbox', { name: 'Address for your calendar program' }).inputValue();

  const first = await subscribedTo(program, address);
  expect(first.status).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(first.lines.filter(line => line === 'SUMMARY:Iftar')).toHaveLength(29);
  expect(first.lines).toContain('LOCATION:Karachi');
  // 18:23 in Pakistan, as the table of the page has it.
  await expect(page.getByRole('row').nth(1)).toContainText('18:23');
  expect(first.lines).toContain('DTSTART:20270208T132300Z');

  const field = page.getByRole('combobox', { name: 'Your town' });
  await field.fill('jakarta');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Jakarta');
  await field.press('Enter');
  await expect(page.getByText('It holds the times of Jakarta')).toBeVisible();
  const moved = await subscribedTo(program, address);
  expect(moved.lines).toContain('LOCATION:Jakarta');
  expect(moved.headers.etag).not.toBe(first.headers.etag);

  await page.getByRole('button', { name: 'End subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End subscription' }).click();
  await expect(page.getByRole('button', { name: 'Make the address' })).toBeVisible();
  expect((await subscribedTo(program, address)).status).toBe(404);
  await program.dispose();
  const key = address.slice(-47, -4);
  const tells = (request: string) =>
    /karachi|jakarta|pakistan|24\.86|67\.01|-6\.2\d|106\.8\d/i.test(request) || request.includes(key);
  expect(sent.filter(tells)).toEqual([]);
});
