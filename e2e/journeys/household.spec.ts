import type { Browser, Page } from '@playwright/test';
import { expectGoodLooks } from '../src/good-page.ts';
import { mailedPath, newMember } from '../src/new-member.ts';
import { expect, signIn, test, whenItRuns } from '../src/site.ts';

const widths = [360, 1280] as const;

async function aBrowser(
  browser: Browser,
  { baseURL, width }: { baseURL: string | undefined; width: number },
) {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width, height: 800 },
  });
  return whenItRuns(await context.newPage());
}

async function beSeated(page: Page, what: string) {
  const member = await newMember(page, what);
  await signIn(page, member.email, member.password);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return member;
}

for (const width of widths) {
  test(`at ${width} px two members share a household and its list, and see at once what the other does`, async ({
    browser,
    baseURL,
  }) => {
    const [owner, guest] = [
      await aBrowser(browser, { baseURL, width }),
      await aBrowser(browser, { baseURL, width }),
    ];
    await beSeated(owner, 'owner');
    const { email } = await beSeated(guest, 'guest');

    await owner.goto('/household');
    await owner.getByRole('button', { name: 'Begin a household' }).click();
    await owner.getByLabel('E-mail address to invite').fill(email);
    await owner.getByLabel('As', { exact: true }).selectOption('Guest');
    await owner.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(owner.getByRole('list', { name: 'Open invitations' })).toContainText(email);
    await expectGoodLooks(owner);

    await guest.goto(await mailedPath(email, /invited to a household/i));
    await expect(guest).toHaveURL(/\/household\/join$/);
    await expect(guest.getByRole('button', { name: 'Join the household' })).toBeVisible();
    await expectGoodLooks(guest);
    await guest.getByRole('button', { name: 'Join the household' }).click();
    await expect(guest.getByRole('heading', { name: 'Members' })).toBeVisible();

    await owner.goto('/dashboard/shopping');
    await owner.getByLabel('What do you need?').fill('2 kg rice');
    await owner.keyboard.press('Enter');
    await expect(owner.getByRole('checkbox', { name: /rice/ })).toBeVisible();
    await guest.goto('/dashboard/shopping');
    const rice = guest.getByRole('checkbox', { name: /rice/ });
    await expect(guest.getByText('As a guest you read it and tick off.')).toBeVisible();
    await expect(guest.getByLabel('What do you need?')).toHaveCount(0);
    await rice.click();
    await expect(rice).toBeChecked();
    await expect(owner.getByRole('checkbox', { name: /rice/ })).toBeChecked();
    await owner.getByLabel('What do you need?').fill('dates');
    await owner.keyboard.press('Enter');
    await expect(guest.getByRole('checkbox', { name: /dates/ })).toBeVisible();

    await owner.goto('/household');
    await owner.getByRole('button', { name: /^Remove/ }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(guest.getByRole('checkbox', { name: /rice/ })).toHaveCount(0);
    await expect(guest.getByLabel('What do you need?')).toBeVisible();
    for (const page of [owner, guest]) await page.context().close();
  });
}
