import { openBlog } from '../src/blog.ts';
import { mendChef, spoilChef, wish } from '../src/chef.ts';
import { watchPage } from '../src/oracle.ts';
import { payloadClasses } from '../src/payloads.ts';
import { demoPassword, expect, test } from '../src/site.ts';

test('S61 what was cleaned stays as it is, however often it is cleaned and read', async ({ site, page }) => {
  const blog = await openBlog(site);
  const everything = Object.entries(payloadClasses)
    .filter(([id]) => id !== 'X30' && id !== 'X29')
    .flatMap(([, { html }]) => html)
    .map(html => `<div><p>before</p>${html}</div>`)
    .join('');
  let post = await blog.write({ title: 'Cleaned', content: everything });
  const first = post.content;
  for (let n = 0; n < 3; n += 1) {
    post = await blog.change(post, { content: post.content });
    expect(post.content).toBe(first);
  }
  // Read by a browser and sent again, as an editor does.
  await page.goto('/');
  const read = await page
    .evaluate(html => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      return parsed.body.innerHTML;
    }, first)
    .catch(() => undefined);
  if (read !== undefined) {
    const again = await blog.change(post, { content: read });
    expect(again.content.replaceAll(/\s+/g, ' ')).not.toMatch(
      /<(script|style|iframe|svg|math|form|template|object|embed)/i,
    );
    expect(again.content).not.toMatch(/<[^>]+\son\w+\s*=/i);
    post = again;
  }
  await blog.remove(post);
});

const addresses: [string, boolean][] = [
  ['https://example.com/a', true],
  ['http://example.com/a', true],
  ['mailto:a@example.com', true],
  ['javascript:1', false],
  ['JaVaScRiPt:1', false],
  ['java\tscript:1', false],
  ['java&#10;script:1', false],
  ['&#1;javascript:1', false],
  ['&#x6A;avascript:1', false],
  ['vbscript:1', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
  ['blob:x', false],
  ['view-source:x', false],
  ['ftp://evil.example', false],
  ['intent://x', false],
];

test('S62 links lead to pages and mailboxes, and pictures are of this site', async ({ site }) => {
  const blog = await openBlog(site);
  for (const [address, isKept] of addresses) {
    const post = await blog.write({
      content: `<p>text <a href="${address}" target="_blank" ping="https://evil.example">link</a></p>`,
    });
    const link = /<a [^>]*>/.exec(post.content)?.[0] ?? '';
    expect(/href=/.test(link), `${address} in ${post.content}`).toBe(isKept);
    if (isKept && address.startsWith('http'))
      for (const word of ['noopener', 'noreferrer', 'nofollow']) expect(link).toContain(word);
    expect(post.content).not.toContain('ping=');
    await blog.remove(post);
  }
  for (const address of ['//evil.example', '/\\evil.example']) {
    // Without a scheme it leads to another site, and stands there as such a link or not at all.
    const post = await blog.write({ content: `<p>text <a href="${address}">link</a></p>` });
    expect(post.content).not.toMatch(/href="(?!https:\/\/)/);
    await blog.remove(post);
  }
  const sources = [
    'https://evil.example/a.png',
    '//evil.example/a.png',
    'data:image/svg+xml,x',
    '/\\evil.example/a.png',
    'javascript:1',
  ];
  const post = await blog.write({
    content: `<p>text</p>${sources.map(src => `<img src="${src}" srcset="${src} 1x">`).join('')}`,
  });
  expect(post.content).not.toMatch(/evil|data:|javascript/);
  await blog.remove(post);
});

const markup = '<img src=x onerror=hit()><script>hit()</script>';

test('S63 titles, names and recipes are text wherever they are shown @long', async ({ page, site }) => {
  const blog = await openBlog(site);
  const post = await blog.write({
    title: `Title ${markup}`,
    tags: JSON.stringify([markup.slice(0, 38)]),
    metaTitle: `"><script>hit()</script>`,
    metaDescription: markup,
  });
  const named = await site.member({ name: markup });
  await spoilChef(site, 'markup', { times: 3 });
  const made = await site.call('POST /recipes/generate-openai', {
    token: named.token,
    body: wish('lentil soup'),
  });
  await mendChef(site);
  expect([201, 422, 502]).toContain(made.status);

  const expectClean = await watchPage(page, site.origin);
  const look = async (path: string) => {
    await page.goto(path);
    await page.waitForFunction(() => document.querySelector('[data-prerendered]') === null);
    await page.waitForLoadState('networkidle');
    await expectClean();
  };
  for (const path of ['/blog', `/blog/${post.slug}`]) await look(path);
  const signIn = async (email: string, password: string) => {
    await page.goto('/signin');
    await page.waitForFunction(() => document.querySelector('[data-prerendered]') === null);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/dashboard/);
  };
  await signIn(named.email, named.password);
  for (const path of ['/dashboard', '/account', '/']) await look(path);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await signIn('admin@sufra.example', demoPassword);
  await look('/admin-panel');
  const mails = await site.mails(named.email);
  for (const { html } of mails) expect(html).not.toMatch(/<script|<img src=x/i);
  await blog.remove(post);
});
