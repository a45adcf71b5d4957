import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../src/good-page.ts';
import { itIs } from '../src/it-is.ts';
import { expect, signIn, test } from '../src/site.ts';

test.use({ timezoneId: 'UTC' });

const dishes = ['Lamb tagine with apricots and almonds', 'Turkish red lentil soup with paprika oil'];

async function addDish(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add a dish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: title }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const width of [360, 1280])
  test(`an evening of two dishes is planned, cooked and still there after a reload, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'premium@sufra.example');
    await page.goto('/dashboard/evening');
    for (const title of dishes) await addDish(page, title);
    const steps = page.getByRole('list', { name: 'Steps of all dishes' });
    await expect(steps.getByText(dishes[0] ?? '').first()).toBeVisible();
    await expect(steps.getByText(dishes[1] ?? '').first()).toBeVisible();

    // So long before the time of eating that it fits, whenever this runs.
    const eat = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(11, 16);
    await page.getByLabel('Ready at').fill(eat);
    await expect(page.getByText(/^Start at .* to eat at /)).toContainText(eat);
    await expectGoodLooks(page);

    await page.getByRole('button', { name: 'Start cooking' }).click();
    await steps.getByRole('checkbox').first().check();
    await steps.getByRole('button', { name: /timer/i }).first().click();
    await expect(steps.getByText('The timer was started')).toBeVisible();
    await page.reload();
    await expect(steps.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expectGoodLooks(page);
  });

test('a visitor sees an evening that ends at iftar in the town, which no request carries', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', request =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  await itIs(page, '2027-02-10T09:00:00Z');
  await page.goto('/ramadan');
  const field = page.getByRole('combobox', { name: 'Your town' });
  await field.fill('makkah');
  await expect(page.getByRole('listbox').getByRole('option')).toContainText(['Mecca']);
  await field.press('Enter');
  await page.getByRole('link', { name: 'Cook this evening' }).click();

  await expect(page.getByText(/^Start by 17:\d\d to eat at 18:\d\d$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps of all dishes' }).getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign up for free' })).toBeVisible();
  await expectGoodLooks(page);
  expect(sent.filter(request => /mecca|makkah|21\.4\d|39\.8\d/i.test(request))).toEqual([]);
});
