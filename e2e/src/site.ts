import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { findMail } from './find-mail.ts';

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this through npm test`);
  return value;
}

/** Every page of every journey is watched: a page error or an error in the console, a violated policy too, fails its test. */
export const test = base.extend<{ watched: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture must name what it uses, and this one uses nothing
  baseURL: async ({}, use) => use(given('SUFRA_ORIGIN')),
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
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export const password = 'sufra-demo';

export async function signIn(page: Page, email: string, secret = password) {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export const mailTo = (address: string, subject: RegExp) =>
  findMail({ inbox: given('SUFRA_INBOX'), address, subject });

export async function expectNoAxeFindings(page: Page) {
  // No page of ours has frames, and only for those is another page opened each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(node => node.target.join(' ')) }))).toEqual(
    [],
  );
}

export { expect };
