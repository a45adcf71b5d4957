import type { Page } from '@playwright/test';
import { blogWriter, tokenOf } from '../src/blog-writer.ts';
import { expectGoodLooks } from '../src/good-page.ts';
import { scriptPayloads } from '../src/script-payloads.ts';
import { expect, expectNoAxeFindings, signIn, test, whenItRuns } from '../src/site.ts';

const dialog = (page: Page) => page.getByRole('dialog').first();
const text = (page: Page) => dialog(page).getByRole('textbox', { name: 'Content' });
const said = (page: Page, words: string) => page.getByText(words, { exact: true });

/** A picture of its own: what the page looks like now. */
const aPicture = async (page: Page) => ({
  name: 'table.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});

test('a moderator writes a post with a picture and a table, previews, publishes, edits and deletes it', async ({
  page,
}) => {
  await signIn(page, 'moderator@sufra.example');
  await page.goto('/blog');
  const picture = await aPicture(page);
  await page.getByRole('button', { name: 'Add New Blog' }).click();
  await dialog(page).getByLabel('Title', { exact: true }).fill('A table for eight');
  await expect(dialog(page).getByText('/blog/a-table-for-eight')).toBeVisible();

  await text(page).click();
  await page.keyboard.type('Set it early. ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Water first.');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Picture for the text').setInputFiles(picture);
  await dialog(page).getByLabel('Describe the picture').fill('A laid table');
  await text(page).press('Control+End');
  await dialog(page).getByRole('button', { name: 'Table', exact: true }).click();
  await page.keyboard.type('Seat');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Guest');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dish');
  await dialog(page).getByRole('button', { name: 'Add row below' }).click();

  await dialog(page).getByLabel('Cover image', { exact: true }).setInputFiles(picture);
  await dialog(page).getByLabel('Describe the cover').fill('The table from above');
  await dialog(page).getByRole('textbox', { name: 'Tags' }).fill('Guests, Eid');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  const preview = dialog(page).getByRole('article');
  await expect(preview.getByRole('heading', { level: 1, name: 'A table for eight' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A laid table' })).toBeVisible();
  await expect(preview.getByRole('columnheader', { name: 'Guest' })).toBeVisible();
  await expect(preview.getByRole('row')).toHaveCount(4);
  await expectNoAxeFindings(page);

  await dialog(page).getByRole('button', { name: 'Create Blog' }).click();
  await expect(said(page, 'The post is published.')).toBeVisible();
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/blog\/a-table-for-eight$/);
  const article = page.getByRole('article');
  await expect(article.getByText('Water first.')).toHaveCSS('font-weight', /[67]00/);
  for (const name of ['A laid table', 'The table from above']) {
    const image = article.getByRole('img', { name });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(article.getByText('Updated')).toHaveCount(0);

  await page.getByRole('button', { name: /^Edit/ }).click();
  await dialog(page).getByLabel('Title', { exact: true }).fill('A table for nine');
  await dialog(page).getByRole('button', { name: 'Update Blog' }).click();
  await expect(said(page, 'The post is saved.')).toBeVisible();
  await expect(article.getByRole('heading', { level: 1, name: 'A table for nine' })).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/a-table-for-eight$/);

  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(
    page.getByText('Are you sure you want to delete this blog? This action cannot be undone.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(said(page, 'The post is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('article', { name: 'A table for nine' })).toHaveCount(0);
  expect((await page.request.get('/api/v1/blogs/a-table-for-eight')).status()).toBe(404);
});

test('what is dropped and pasted into the text arrives as what it is, without its styles', async ({
  page,
}) => {
  await signIn(page, 'moderator@sufra.example');
  await page.goto('/blog');
  const bytes = [...(await page.screenshot())];
  await page.getByRole('button', { name: 'Add New Blog' }).click();
  await text(page).click();
  await text(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, '<style>p{color:red}</style><h1 style="color:red">Pasted</h1><p style="color:red" onclick="x()">words <a href="https://sufra.example/a">link</a></p>');
  await expect(text(page).getByRole('heading', { level: 2, name: 'Pasted' })).toBeVisible();
  await expect(text(page).locator('[style]:not(.ProseMirror-trailingBreak), [onclick]')).toHaveCount(0);

  await text(page).evaluate((element, content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(content)], 'pot.png', { type: 'image/png' }));
    const { left, top } = element.getBoundingClientRect();
    const place = { clientX: left + 60, clientY: top + 40 };
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...place, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(dialog(page).getByLabel('Describe the picture')).toBeVisible();
  await expect(text(page).locator('img[src^="/api/v1/blogs/images/"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard it' }).click();
});

test('unsaved text outlasts a closed tab and is gone after signing out', async ({ page, context }) => {
  await signIn(page, 'moderator@sufra.example');
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Add New Blog' }).click();
  await dialog(page).getByLabel('Title', { exact: true }).fill('Half a thought');
  await text(page).click();
  await page.keyboard.type('about barley');
  await page.close();

  const again = whenItRuns(await context.newPage());
  await again.goto('/blog');
  await again.getByRole('button', { name: 'Add New Blog' }).click();
  await again.getByRole('button', { name: 'Continue with it' }).click();
  await expect(text(again)).toHaveText('about barley');
  await again.keyboard.press('Escape');
  await again.getByRole('button', { name: 'Keep as draft' }).click();
  await again
    .getByRole('banner')
    .getByRole('button', { name: /Maryam/ })
    .click();
  await again.getByRole('menuitem', { name: /log ?out|sign out/i }).click();
  await expect(again).toHaveURL(/\/signin/);
  const kept = await again.evaluate(() => Object.keys(localStorage).filter(key => key.includes('draft')));
  expect(kept).toEqual([]);
});

test('a second save of an old version is refused, and after a look the own text goes on top', async ({
  page,
}) => {
  const writer = await blogWriter(page.request);
  const { _id, slug } = await writer.write({ title: 'Two pens', content: '<p>First.</p>', tags: '[]' });
  await signIn(page, 'moderator@sufra.example');
  await page.goto(`/blog/${slug}`);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await dialog(page).getByLabel('Title', { exact: true }).fill('Mine');
  await writer.change(_id, { title: 'Theirs', content: '<p>Second.</p>', tags: '[]', version: '1' });
  test.info().annotations.push({ type: 'expected fault', description: '409' });
  await dialog(page).getByRole('button', { name: 'Update Blog' }).click();

  await page.getByRole('button', { name: 'See the other version' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
  await page.getByRole('button', { name: 'Save mine on top of it' }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
  await writer.remove(_id);
});

test('a visitor reads, searches and shares', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('talbina');
  await expect(page.getByText('1 blog found')).toBeVisible();
  await expect(page).toHaveURL(/\?q=talbina$/);
  await page.reload();
  await expect(page.getByText('1 blog found')).toBeVisible();
  await page.getByRole('link', { name: /^Read More/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Talbina, the quiet bowl' })).toBeVisible();
  await expect(page).toHaveTitle(/ - Sufra$/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(said(page, 'Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/blog\/talbina-the-quiet-bowl$/,
  );
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL(/\?q=talbina$/);

  await page.getByRole('searchbox').fill('zzz nothing zzz');
  await expect(page.getByRole('heading', { name: 'No blogs found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByText(/^\d+ blogs found$/)).toBeVisible();
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]) {
  test(`going back finds the list where it was left, going forward begins at the top, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/blog');
    const links = page.getByRole('link', { name: /^Read More of / });
    await expect(links.first()).toBeVisible();
    const name = (await links.last().textContent()) ?? '';
    const last = page.getByRole('link', { name, exact: true });
    await last.scrollIntoViewIfNeeded();
    const top = () => page.evaluate(() => scrollY);
    // The page scrolls smoothly.
    let left = -1;
    await expect
      .poll(async () => {
        const before = left;
        left = await top();
        return left - before;
      })
      .toBe(0);
    expect(left).toBeGreaterThan(300);

    for (const goBack of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'Back to the blog' }).click(),
    ]) {
      await last.click();
      await expect(page.getByRole('link', { name: 'Back to the blog' })).toBeVisible();
      await expect.poll(top).toBe(0);
      await goBack();
      await expect(last).toBeInViewport();
      expect(Math.abs((await top()) - left)).toBeLessThan(40);
    }
    await page.goto('/blog');
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await page.getByRole('link', { name: 'More Posts' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await top()).toBe(0);
  });
}

test('words that stand in the text of a post alone are found', async ({ page }) => {
  const writer = await blogWriter(page.request);
  const { _id } = await writer.write({
    title: 'A plain title',
    content: `<p>${'Much is said before. '.repeat(40)}Then comes quincemarmalade.</p>`,
    tags: '[]',
  });
  await page.goto('/blog');
  await page.getByRole('searchbox').fill('quincemarmalade');
  await expect(page.getByRole('article', { name: 'A plain title' })).toBeVisible();
  await expect(page.getByText('1 blog found')).toBeVisible();
  await writer.remove(_id);
});

test('a member sees no controls, and the API refuses the calls', async ({ page }) => {
  await signIn(page, 'premium@sufra.example');
  await page.goto('/blog');
  await expect(page.getByRole('article').first()).toBeVisible();
  const controls = page.getByRole('button', { name: /Add New Blog|^Edit|^Delete/ });
  await expect(controls).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(controls).toHaveCount(0);

  const authorization = `Bearer ${await tokenOf(page.request, 'premium@sufra.example')}`;
  const [blog] = (await (await page.request.get('/api/v1/blogs')).json()).blogs;
  const multipart = { title: 'x', content: '<p>x</p>', tags: '[]', version: '1' };
  for (const [method, path, form] of [
    ['post', '/blogs', multipart],
    ['put', `/blogs/${blog._id}`, multipart],
    ['delete', `/blogs/${blog._id}`, undefined],
    ['post', '/blogs/images', { image: await aPicture(page) }],
  ] as const) {
    const options = { headers: { authorization }, ...(form && { multipart: form }) };
    const answer = await page.request[method](`/api/v1${path}`, options);
    expect([path, answer.status(), (await answer.json()).code]).toEqual([path, 403, 'forbidden']);
  }
});

test('Arabic words run from the right, in the list and in the post, and English ones beside them do not', async ({
  page,
}) => {
  const writer = await blogWriter(page.request);
  const title = 'شوربة العدس في رمضان';
  const { _id, slug } = await writer.write({
    title,
    content:
      '<p>نغسل العدس جيدا، ثم نطبخه مع الجزر.</p><ul><li><p>عدس أحمر</p></li></ul><p>Serve it with lemon.</p>',
    metaDescription: 'طبق دافئ للإفطار',
  });
  /** From which side it runs, and in which face. */
  const look = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate(element => {
        const { direction, fontFamily } = getComputedStyle(element.closest('[dir]') ?? element);
        return { direction, hasArabicFace: fontFamily.includes('Amiri') };
      });
  const rightToLeft = { direction: 'rtl', hasArabicFace: true };

  await page.goto('/blog');
  for (const text of [title, 'طبق دافئ للإفطار']) expect(await look(text)).toEqual(rightToLeft);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const text of [title, 'نغسل العدس جيدا، ثم نطبخه مع الجزر.', 'عدس أحمر'])
    expect(await look(text)).toEqual(rightToLeft);
  expect(await look('Serve it with lemon.')).toMatchObject({ direction: 'ltr' });
  expect(await page.evaluate(() => document.fonts.check('16px Amiri', 'عدس'))).toBe(true);
  await expectGoodLooks(page);
  await writer.remove(_id);
});

test('of what was stored to attack its readers nothing runs, loads or breaks the policy', async ({
  page,
}) => {
  const writer = await blogWriter(page.request);
  const bait = '<img src=x onerror=hit()>';
  const { _id, slug } = await writer.write({
    title: `Bait ${bait}`,
    content: scriptPayloads.map(payload => `<p>before</p>${payload}<p>after</p>`).join('\n'),
    tags: JSON.stringify([bait]),
    metaTitle: `"><script>hit()</script>`,
    metaDescription: bait,
  });
  await page.addInitScript(() => {
    const oracle = { hits: 0, violations: [] as string[] };
    Object.assign(window, { oracle, hit: () => (oracle.hits += 1) });
    addEventListener('securitypolicyviolation', event => oracle.violations.push(event.violatedDirective));
  });
  const elsewhere: string[] = [];
  page.on('request', request => {
    if (request.url().includes('evil.example')) elsewhere.push(request.url());
  });

  for (const path of ['/blog', `/blog/${slug}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: `Bait ${bait}` })).toBeVisible();
    for (const link of await page.getByRole('main').getByText('bait', { exact: true }).all())
      await link.click({ force: true, noWaitAfter: true });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'oracle'))).toEqual({ hits: 0, violations: [] });
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  expect(elsewhere).toEqual([]);
  await expect(
    page.getByRole('article').locator('script, style, iframe, svg:not(.lucide), form'),
  ).toHaveCount(0);
  await writer.remove(_id);
});

test('the list comes without the editor, which comes when a moderator writes', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async response => {
    if (/\/mfe\/mfe-blog\/.*\.js$/.test(response.url())) scripts.push(await response.text());
  });
  await signIn(page, 'moderator@sufra.example');
  await page.goto('/blog');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(script => script.includes('ProseMirror'))).toEqual([]);

  await page.getByRole('button', { name: 'Add New Blog' }).click();
  await expect(page.getByRole('button', { name: 'Create Blog' })).toBeVisible();
  expect(scripts.some(script => script.includes('ProseMirror'))).toBe(true);
});

test('the editor fits 360 px, and axe finds nothing in it, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'moderator@sufra.example');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/blog');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await expect(dialog(page).getByRole('button', { name: 'Update Blog' })).toBeVisible();
    await text(page).click();
    await dialog(page).getByRole('button', { name: 'Table', exact: true }).click();
    for (const word of ['Kind', 'Season', 'Place']) {
      await page.keyboard.type(word);
      await page.keyboard.press('Tab');
    }
    await dialog(page).getByRole('button', { name: 'Link', exact: true }).click();
    await expect(dialog(page).getByLabel('Link address')).toBeFocused();
    const overflow = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
