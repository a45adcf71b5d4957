import type { Page } from '@playwright/test';
import { openBlog } from '../src/blog.ts';
import { watchPage } from '../src/oracle.ts';
import { payloadClasses } from '../src/payloads.ts';
import { expect, type Site, test } from '../src/site.ts';

/** Stored past the editor, read by a visitor in the list and on its page; each bait is clicked. */
async function expectHarmless(page: Page, site: Site, content: string) {
  const blog = await openBlog(site);
  const post = await blog.write({
    title: `Bait ${Date.now()}`,
    content: `<p>before</p>${content}<p>after</p>`,
  });
  const expectClean = await watchPage(page, site.origin);
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await page.waitForFunction(() => document.querySelector('[data-prerendered]') === null);
  for (const bait of await page
    .locator('article a:not([href^="http"])')
    .getByText('bait', { exact: true })
    .all())
    await bait.click({ force: true, noWaitAfter: true, timeout: 2_000 }).catch(() => undefined);
  await page.waitForLoadState('networkidle');
  await expectClean();
  await expect(page).toHaveURL(`${site.origin}/blog/${post.slug}`);
  await blog.remove(post);
}

for (const [id, { what, html }] of Object.entries(payloadClasses))
  test(`${id} ${what} do nothing to a reader @long`, async ({ page, site }) => {
    await expectHarmless(page, site, html.join('\n'));
  });

test('X30b more than a post may hold is refused, five megabytes and a hundred thousand elements', async ({
  site,
}) => {
  const { token } = await openBlog(site);
  for (const content of ['<b>x</b>'.repeat(100_000), `<p>${'a'.repeat(5_000_000)}</p>`]) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ title: 'Huge', content, tags: '[]' }))
      body.append(name, value);
    expect([400, 413]).toContain((await site.call('POST /blogs', { token, body })).status);
  }
});

test('S60 what was stored to attack runs for no reader, all classes in one post', async ({ page, site }) => {
  const all = Object.entries(payloadClasses)
    .filter(([id]) => !['X29', 'X30'].includes(id))
    .flatMap(([, { html }]) => html.map(one => `<div>${one}</div>`));
  await expectHarmless(page, site, all.join('\n'));
});
