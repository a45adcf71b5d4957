import { test as base, expect, type Page } from '@playwright/test';
import { type Product, runProduct } from '@sufra/service-kit/testing';
import { asPerson } from './as-person.ts';
import { expectNoAxeFindings, lookOnceMore, watchEveryState } from './axe.ts';
import { findMail } from './find-mail.ts';

let inbox: string | undefined;

export const password = 'sufra-demo';

/** Until what the server has drawn is the running page's. */
export const pageRuns = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-prerendered]') === null);

/**
 * An opened page is one that runs; what is there before that has journeys of its own, which wait for the 'commit'. A member who types while
 * the running page takes over may find the focus put back in the middle of a word.
 */
export function whenItRuns(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil !== 'commit') await pageRuns(page);
    return answer;
  };
  page.reload = async options => {
    const answer = await reload(options);
    await pageRuns(page);
    return answer;
  };
  return page;
}

/** What the demo's premium member has paid for is news that may reach the service for recipes after the site says that it is ready. */
async function premiumIsKnown(product: Product) {
  const { token } = await asPerson(product, { email: 'premium@sufra.example', password });
  const headers = { authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await fetch(`${product.origin}/api/v1/recipes/plan`, { headers })).status, {
      message: 'the premium member of the demo has a plan',
    })
    .toBe(200);
}

/** Every page of every journey is watched: a page error or an error in the console, a violated policy too, fails its test. */
export const test = base.extend<{ watched: undefined }, { product: Product }>({
  /** Each of Playwright's workers has a product of its own, so journeys of one never meet those of another. */
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture must name what it uses, and this one uses nothing
    async ({}, use) => {
      // A journey's visitors all come from this machine: more of them than a household has.
      const product = await runProduct({
        env: { SIGN_UPS_PER_IP_AND_HOUR: '0', FREE_GENERATIONS_PER_IP_AND_DAY: '0' },
      });
      ({ inbox } = await product.status());
      await premiumIsKnown(product);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  page: async ({ page, context }, use) => {
    await use(whenItRuns(page));
    // What a page still asks for when its journey ends is answered by a handler of that journey, which must not fail by that.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  watched: [
    async ({ page }, use, info) => {
      const faults: string[] = [];
      const isExpected = (text: string) =>
        info.annotations.some(
          ({ type, description }) => type === 'expected fault' && text.includes(description ?? '\0'),
        );
      const note = (text: string) => {
        if (!isExpected(text)) faults.push(text);
      };
      page.on('pageerror', error => note(`page error: ${error.message}`));
      page.on('console', message => {
        if (message.type() === 'error') note(`console: ${message.text()}`);
      });
      if (process.env.AXE) watchEveryState(page, note);
      await use(undefined);
      await lookOnceMore(page);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export async function signIn(page: Page, email: string, secret = password) {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export function mailTo(address: string, subject: RegExp) {
  if (!inbox) throw new Error('No product runs yet: a journey that reads mail opens a page first');
  return findMail({ inbox, address, subject });
}

export { expect, expectNoAxeFindings };
