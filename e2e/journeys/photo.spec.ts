import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../src/good-page.ts';
import { expect, signIn, test } from '../src/site.ts';

const dish = 'Talbina with dates and pistachios';
const words = 'A bowl of talbina on our table';

const section = (page: Page) => page.getByRole('region', { name: 'Your photo' });
const photo = (page: Page) => page.getByRole('img', { name: words });

/** Its pixels are there: a picture that did not come has none. */
const isDrawn = (page: Page) =>
  photo(page)
    .first()
    .evaluate(img => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0);

test('a member gives a dish a photo, describes it, finds it on the card, and takes it away', async ({
  page,
}) => {
  await signIn(page, 'premium@sufra.example');
  const card = page.getByRole('region', { name: 'My Saved Recipes' }).getByRole('link', { name: dish });
  const path = (await card.getAttribute('href')) ?? '';
  const picture = { name: 'bowl.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.goto(path);

  await section(page).getByLabel('Choose a photo').setInputFiles(picture);
  await section(page).getByLabel('What it shows').fill(words);
  await section(page).getByRole('button', { name: 'Keep the description' }).click();
  await expect(photo(page)).toBeVisible();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await expectGoodLooks(page);

  // What says that it is a picture and is none is refused by the service.
  test.info().annotations.push({ type: 'expected fault', description: 'status of 415' });
  const noPicture = {
    name: 'bowl.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  };
  await section(page).getByLabel('Choose another photo').setInputFiles(noPicture);
  await expect(section(page).getByRole('alert')).toBeVisible();
  await expect(photo(page)).toBeVisible();

  await page.goto('/dashboard');
  await expect.poll(() => isDrawn(page)).toBe(true);

  await page.goto(path);
  await section(page).getByRole('button', { name: 'Remove the photo' }).click();
  await expect(photo(page)).toHaveCount(0);
  await page.reload();
  await expect(section(page).getByLabel('Choose a photo')).toBeAttached();
  await expect(photo(page)).toHaveCount(0);
});
