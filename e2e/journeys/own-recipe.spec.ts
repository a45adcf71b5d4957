import { expectGoodLooks } from '../src/good-page.ts';
import { newMember } from '../src/new-member.ts';
import { expect, mailTo, signIn, test } from '../src/site.ts';

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

test('what a member publishes is read by a moderator, stands in the collection for all, and goes when it is taken off', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { email, password } = await newMember(page, 'publisher');
  const { token } = await (
    await page.request.post('/api/v1/auth/signin', { data: { email, password } })
  ).json();
  const title = 'Barley soup of a wet Thursday';
  const written = await page.request.post('/api/v1/recipes', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      title,
      servings: 4,
      prepTime: 10,
      cookTime: 50,
      ingredients: ['200 g pearl barley', '2 carrots', '1 tbsp olive oil', '1 l water', '1 tsp salt'],
      instructions: [
        'Cut the carrots small and soften them in the olive oil for five minutes.',
        'Add the pearl barley, the water and the salt and simmer for 45 minutes, until the barley is soft.',
      ],
      tags: [],
    },
  });
  const path = `/recipes/${(await written.json()).recipe._id}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, email, password);
  await page.goto(path);
  const section = page.getByRole('region', { name: 'For everyone' });
  await section.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this recipe' });
  await dialog.getByRole('textbox', { name: 'Name that readers see' }).fill('Umm Bilal');
  await dialog.getByRole('button', { name: 'Send to the moderators' }).click();
  await expect(dialog.getByText('Please tick this')).toBeVisible();
  await expectGoodLooks(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send to the moderators' }).click();
  await expect(section.getByText('It waits for a moderator.')).toBeVisible();

  const moderating = await browser.newContext({ ...(baseURL && { baseURL }) });
  const moderator = await moderating.newPage();
  await signIn(moderator, 'moderator@sufra.example');
  await moderator.goto('/admin-panel?tab=recipes');
  await moderator.getByRole('button', { name: `Answer: ${title}` }).click();
  await expectGoodLooks(moderator);
  await moderator.getByRole('button', { name: 'Send the answer' }).click();
  await expect(moderator.getByText('The recipe is answered.').first()).toBeVisible();
  await moderating.close();
  expect((await mailTo(email, /is public/)).text).toContain('/recipe/barley-soup');

  await page.goto(path);
  await section.getByRole('link', { name: 'see its page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('By Umm Bilal')).toBeVisible();
  await expectGoodLooks(page);
  const address = page.url();
  const slug = new URL(address).pathname;
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${address}</loc>`);
  expect(await (await request.get(slug)).text()).toContain('"@type":"Recipe"');
  await page.getByRole('link', { name: 'All recipes' }).click();
  await page.getByRole('searchbox').fill('wet thursday');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('By Umm Bilal');
  await expectGoodLooks(page);

  await page.goto(path);
  await section.getByRole('button', { name: 'Take it off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it off' }).click();
  await expect(section.getByRole('button', { name: 'Publish…' })).toBeVisible();
  expect((await request.get(slug)).status()).toBe(404);
});
