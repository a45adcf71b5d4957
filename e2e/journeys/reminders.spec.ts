import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { expect, signIn, test } from '../src/site.ts';

const { launchOptions } = config.use ?? {};
// A headless shell shows no notifications, whatever it was allowed.
const wholeBrowser = launchOptions?.executablePath?.replace(/-headless-shell$/, '') ?? '';

// biome-ignore lint/suspicious/noSkippedTests: a machine may have the shell alone, and the run says so
test.skip(
  !existsSync(wholeBrowser),
  'no whole browser beside the headless shell, which shows no notifications',
);

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: { ...launchOptions, executablePath: wholeBrowser },
});

const pushEndpoint = 'https://fcm.googleapis.com/fcm/send/of-a-journey';

/** A browser of a test reaches no push service: its subscription is made up, and messages are delivered by its developer tools. */
const reachNoPushService = (page: Page) =>
  page.addInitScript(endpoint => {
    Object.assign(PushManager.prototype, { subscribe: async () => ({ endpoint }) });
    const asked = Object.assign(globalThis, { timesAsked: 0 });
    Notification.requestPermission = async () => {
      asked.timesAsked += 1;
      return Notification.permission;
    };
  }, pushEndpoint);

const told = (page: Page) =>
  page.waitForResponse(
    answer => answer.request().method() === 'PUT' && /\/reminders\/[\w-]+$/.test(answer.url()),
    { timeout: 60_000 },
  );

interface Telling {
  endpoint: string;
  instants: string[];
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready;
    const shown = await getNotifications.call(await navigator.serviceWorker.ready);
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** What the worker knows, in its own database. */
const knownToWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sufra-reminders');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('reminders').objectStore('reminders').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

async function deliver(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const found = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) found.resolve(first.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await found.promise,
    data: '',
  });
  await devtools.detach();
}

test('a timer wakes the browser of a member who has turned it on, and of none before', async ({ page }) => {
  await reachNoPushService(page);
  await signIn(page, 'premium@sufra.example');
  await page.goto('/account#reminders');
  const timers = page.getByRole('switch', { name: 'When a timer ends' });
  await expect(timers).not.toBeChecked();
  const first = told(page);
  await timers.check();
  expect((await first).status()).toBe(200);
  expect((await first).request().postDataJSON()).toMatchObject({ endpoint: pushEndpoint, instants: [] });

  await page.goto('/dashboard');
  const recipe = page.getByRole('link', { name: 'Turkish red lentil soup with paprika oil' }).first();
  await page.goto((await recipe.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: 'Start cooking' }).press('Enter');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  const begun = told(page);
  await page.getByRole('button', { name: 'Start a timer of 20 min' }).click();
  const { instants }: Telling = (await begun).request().postDataJSON();
  expect(instants).toHaveLength(1);
  const minutes = (Date.parse(instants[0] ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(18);
  expect(minutes).toBeLessThanOrEqual(20);
  await expect.poll(() => knownToWorker(page)).toBe(1);
  const stopped = told(page);
  await page.getByRole('button', { name: /^Stop: / }).click();
  expect((await stopped).request().postDataJSON()).toMatchObject({ instants: [] });
  await expect.poll(() => knownToWorker(page)).toBe(0);
  expect(await page.evaluate('timesAsked')).toBe(0);
});

test('iftar and the end of suhoor are announced by what the browser alone knows, until the member signs out', async ({
  page,
}) => {
  await reachNoPushService(page);
  const sent: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await signIn(page, 'premium@sufra.example');
  await page.goto('/ramadan');
  const field = page.getByRole('combobox', { name: 'Your town' });
  await field.fill('makkah');
  await expect(page.getByRole('listbox').getByRole('option')).toContainText(['Mecca']);
  await field.press('Enter');
  await page.getByRole('checkbox', { name: 'Show the days on which the Prophet ﷺ fasted' }).check();
  const first = told(page);
  await page.getByRole('switch', { name: 'Iftar' }).check();
  const iftars: Telling = (await first).request().postDataJSON();
  expect(iftars.instants.length).toBeGreaterThan(4);
  const second = told(page);
  await page.getByRole('switch', { name: 'End of suhoor' }).check();
  const both: Telling = (await second).request().postDataJSON();
  expect(both.instants.length).toBeGreaterThan(iftars.instants.length);
  await expect.poll(() => knownToWorker(page)).toBe(both.instants.length);
  expect(sent.filter(request => /mecca|makkah|21\.4\d|39\.8\d|iftar|suhoor/i.test(request))).toEqual([]);

  // The moment has nearly come.
  const moved = told(page);
  const iftarAt = Date.now() + 4_000;
  await page.evaluate(at => {
    const key = Object.keys(localStorage).find(name => name.endsWith(':fast-reminders')) ?? '';
    const reminders: { kind: string; at: number }[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    const iftar = reminders.find(({ kind }) => kind === 'iftar');
    if (iftar) iftar.at = at;
    localStorage.setItem(key, JSON.stringify(reminders));
    dispatchEvent(new Event('sufra:fast-reminders-changed'));
  }, iftarAt);
  await moved;
  await deliver(page);
  await expect
    .poll(() => notifications(page))
    .toEqual([
      {
        title: 'It is time for iftar',
        body: expect.stringMatching(/^At \d\d:\d\d in Mecca$/),
        tag: expect.stringMatching(/^iftar \d{4}-\d\d-\d\d$/),
      },
    ]);
  // The message came before.
  expect(Date.now()).toBeGreaterThanOrEqual(iftarAt);
  // Another one finds nothing that is due, and a member who looks at the site is not disturbed by it.
  await deliver(page);
  expect(await notifications(page)).toHaveLength(1);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(() => knownToWorker(page)).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => /remind/.test(key)))).toEqual([]);
});
