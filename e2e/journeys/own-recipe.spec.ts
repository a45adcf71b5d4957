import { expectGoodLooks } from '../src/good-page.ts';
import { newMember } from '../src/new-member.ts';
import { expect, signIn, test } from '../src/site.ts';

test('a member writes a recipe, is told what is forbidden, changes it in two tabs, and goes back to the first text', async ({
  page,
  context,
}) => {
  test.info().annotations.push({ type: 'expected fault', description: '422' });
  test.info().annotations.push({ type: 'expected fault', description: '409' });
  await page.setViewportSize({ width: 360, height: 740 });
  const { email, password } = await newMember(page, 'writer');
  await signIn(page, email, password);
  await page.getByRole('link', { name: 'Write a recipe' }).click();
  await expect(page).toHaveURL(/\/recipes\/new$/);
  await page.getByRole('textbox', { name: 'Title' }).fill('Pasta of ours');
  await page.getByRole('textbox', { name: 'In a sentence or two' }).fill('Nudelauflauf'.repeat(12));
  await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('400 g spaghetti');
  await page.keyboard.press('Enter');
  await page.keyboard.type('150 g bacon');
  await page.keyboard.press('Enter');
  await page.keyboard.type('10 kg of salt');
  await expect(page.getByText(/^Draft kept on this device/)).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await page.getByRole('button', { name: 'Save recipe' }).click();
  const bacon = page.getByRole('textbox', { name: 'Ingredient 2' });
  await expect(bacon).toBeFocused();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: /^Use / }).first().click();
  await expect(bacon).not.toHaveValue(/^150 g bacon$/);
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('textbox', { name: 'Ingredient 3' })).toBeFocused();
  await expect(page.getByText('Is this amount right?')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Save it as it is' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pasta of ours' })).toBeVisible();
  await expectGoodLooks(page);
  const path = new URL(page.url()).pathname;

  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${path}/edit`);
  for (const [tab, title] of [
    [other, 'Pasta of the phone'],
    [page, 'Pasta of the kitchen'],
  ] as const) {
    await tab.getByRole('textbox', { name: 'Title' }).fill(title);
    await tab.getByRole('button', { name: 'Save recipe' }).click();
    if (tab === other) await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 3, name: 'Written here' })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pasta of the kitchen' })).toBeVisible();

  await page.goto(`${path}/versions`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText('title changed');
  await page.getByRole('button', { name: 'Look at it: version 1' }).click();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pasta of ours' })).toBeVisible();
  await other.close();
});
