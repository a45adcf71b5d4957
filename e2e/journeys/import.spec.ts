import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expectGoodLooks } from '../src/good-page.ts';
import { newMember } from '../src/new-member.ts';
import { expect, signIn, test } from '../src/site.ts';

const text =
  'Rice of ours\n\nIngredients\n200 g rice\n1 tsp gelatine\n\nMethod\nSoften the gelatine and cook the rice with it.';

test('a member pastes a recipe, sees each line checked, saves it, and has it on the dashboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/import');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('Please sign in to bring a recipe.')).toBeInViewport();
  const { email, password } = await newMember(page, 'importer');
  await signIn(page, email, password);
  await page.getByRole('link', { name: 'How you cook' }).click();
  await page.getByRole('textbox', { name: 'I avoid' }).fill('gelatine, zibblenuts');
  await expect(page.getByText('“zibblenuts” is no food that we know')).toBeVisible();
  await page.getByRole('combobox', { name: 'School of law' }).selectOption('Hanafi');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Saved. This is how we cook for you from now on.', { exact: true }),
  ).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('textbox', { name: 'Ingredients' }).focus();
  await expect(page.getByRole('button', { name: 'no gelatine' })).toBeVisible();
  await page.getByRole('link', { name: 'Bring a recipe' }).click();
  await expect(page).toHaveURL(/\/import$/);
  await page.getByLabel('Address or text of the recipe').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Rice of ours' })).toBeInViewport();
  await expect(page.getByRole('listitem').filter({ hasText: '1 tsp gelatine' })).toContainText(
    'Check the label:',
  );
  await expect(page.getByText('This is against your profile: gelatine')).toBeVisible();
  await expect(page.getByText('By the Hanafi school')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('link', { name: 'Open it' })).toBeFocused();

  await page.goto('/dashboard');
  const saved = page.getByRole('region', { name: 'My Saved Recipes' });
  await expect(saved.getByRole('link', { name: 'Rice of ours' })).toBeVisible();
  await expect(page.getByText('You have used 0/3 recipe generations.')).toBeVisible();

  // Taken away, and brought again: it is known.
  await saved.getByRole('button', { name: 'Export all recipes' }).click();
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Paprika/ })
    .click();
  const file = await (await downloading).path();
  await page.goto('/import');
  const bytes = await readFile(file);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'mine.paprikarecipes', mimeType: 'application/octet-stream', buffer: bytes });
  await page.getByRole('button', { name: 'Import all' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'No recipe was added' })).toBeFocused();
  await expect(page.getByText('You have it already, or it is twice in the file.')).toBeVisible();
  await expectGoodLooks(page);
});

test('photos of a file come with their recipes, one that is none is named, and they go out again', async ({
  page,
}) => {
  const { email, password } = await newMember(page, 'photos');
  await signIn(page, email, password);
  const paprika = (name: string, photo_data: string) => ({
    ...{ name, photo_data, ingredients: '200 g rice\n1 onion', directions: `Cook ${name}.` },
  });
  // A picture of one green point.
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQImWNQaHD4DwADhAHgORTopwAAAABJRU5ErkJggg==';
  const broken = Buffer.from('no picture').toString('base64');
  const recipes = [paprika('Green rice', png), paprika('Plain rice', broken)];
  await page.goto('/import');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'mine.paprikarecipe',
    mimeType: 'application/octet-stream',
    buffer: gzipSync(JSON.stringify(recipes)),
  });
  await page.getByRole('button', { name: 'Import all' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '2 recipes are among yours now' })).toBeFocused();
  await expect(page.getByText('1 photo came with its recipe.')).toBeVisible();
  const left = page.getByRole('listitem').filter({ hasText: 'Plain rice' });
  await expect(left.first()).toContainText('This cannot be read as a photo.');
  await expectGoodLooks(page);

  await page.goto('/dashboard');
  await page
    .getByRole('region', { name: 'My Saved Recipes' })
    .getByRole('button', { name: 'Export all recipes' })
    .click();
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^JSON-LD/ })
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('recipes.zip');
  const archive = await readFile(await download.path());
  expect(archive.includes('photos/Green rice.jpg')).toBe(true);
  expect(archive.includes('Plain rice.jpg')).toBe(false);
});
