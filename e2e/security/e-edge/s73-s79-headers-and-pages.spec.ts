import type { IncomingHttpHeaders } from 'node:http';
import { watchPage } from '../src/oracle.ts';
import { canStartInProduction, startGatewayInProduction } from '../src/production.ts';
import { expect, type Site, test } from '../src/site.ts';

const pages = [
  '/',
  '/signin',
  '/signup',
  '/dashboard',
  '/blog',
  '/billing',
  '/terms',
  '/privacy',
  '/contact',
  '/sunnah-foods',
  '/no-such-page',
  '/api/docs',
];

const policyOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map(part => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

async function firstBlog(site: Site): Promise<string> {
  return (await site.mustCall('GET /blogs')).body.blogs[0].slug;
}

test('S73 every page names what it may load, and what is slipped in does not run', async ({ site, page }) => {
  for (const path of [...pages, `/blog/${await firstBlog(site)}`]) {
    const { headers } = await site.get(path);
    const policy = policyOf(headers);
    expect(String(headers['content-security-policy']), path).not.toMatch(
      /unsafe-(inline|eval)|\*|https?:(?!\/\/)/,
    );
    expect(policy).toMatchObject({ 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] });
    expect(policy['object-src'] ?? policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src'] ?? policy['default-src']).toEqual(
      expect.not.arrayContaining(['data:', 'blob:', 'https:', 'http:']),
    );
  }
  await page.goto('/');
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('div');
    const violations: string[] = [];
    addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective));
    try {
      inline.innerHTML = '<img src="/x" onerror="window.__xss=1">';
      document.body.append(inline);
    } catch {
      violations.push('trusted types');
    }
    try {
      const script = document.createElement('script');
      script.textContent = 'window.__xss=1';
      document.body.append(script);
    } catch {
      violations.push('trusted types');
    }
    await new Promise(resolve => setTimeout(resolve, 200));
    return { xss: Reflect.get(window, '__xss'), violations };
  });
  expect(ran.xss).toBeUndefined();
  expect(ran.violations.length).toBeGreaterThanOrEqual(1);
});

test('S74 pages take no text for a script: trusted types are enforced', async ({ site, page }) => {
  for (const path of pages) {
    const policy = policyOf((await site.get(path)).headers);
    expect(policy['require-trusted-types-for'], path).toEqual(["'script'"]);
  }
  const expectClean = await watchPage(page, site.origin);
  for (const path of ['/', '/blog', '/sunnah-foods', '/signin']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectClean();
  }
});

test('S75 no address, storage or message brings in another slice', async ({ site, page }) => {
  const expectClean = await watchPage(page, site.origin);
  await page.addInitScript(() => {
    const evil = 'https://evil.example/remoteEntry.js';
    for (const key of ['remotes', 'remote', 'mf', 'federation', 'devtools:remotes'])
      localStorage.setItem(key, JSON.stringify([{ name: 'mfe-blog', entry: evil }]));
    addEventListener('load', () =>
      postMessage({ type: 'remotes', remotes: [{ name: 'mfe-blog', entry: evil }] }, '*'),
    );
  });
  const evil = encodeURIComponent('https://evil.example/remoteEntry.js');
  for (const query of [`remote=${evil}`, `mfe-blog=${evil}`, `remotes=${evil}`, `__proto__[entry]=${evil}`]) {
    await page.goto(`/blog?${query}#${query}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectClean();
  }
});

test('S76 scripts are of this site, and hold no secret and no map', async ({ site, page }) => {
  const scripts = new Map<string, string>();
  page.on('response', async answer => {
    if (/\.(js|mjs)(\?|$)/.test(answer.url())) scripts.set(answer.url(), await answer.text().catch(() => ''));
  });
  for (const path of ['/', '/signin', '/blog', '/dashboard', '/billing']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.size).toBeGreaterThan(5);
  for (const [url, text] of scripts) {
    expect(new URL(url).origin).toBe(site.origin);
    expect(text, url).not.toMatch(
      /sk_(live|test)_\w|whsec_\w|mongodb(\+srv)?:\/\/|amqps?:\/\/|BEGIN (RSA )?PRIVATE|sourceMappingURL=(?!data:,)/,
    );
    expect((await site.get(`${new URL(url).pathname}.map`)).status).toBe(404);
  }
});

test('S77 no other site may read an answer', async ({ site }) => {
  const { host } = new URL(site.origin);
  const origins = [
    'https://evil.example',
    'null',
    `https://${host}`,
    `http://${host}.evil.example`,
    'http://evillocalhost',
    `${site.origin}.evil.example`,
  ];
  for (const origin of origins)
    for (const path of ['/api/v1/auth/me', '/api/v1/blogs', '/remotes.json', '/']) {
      const { headers } = await site.get(path, { headers: { origin } });
      expect(headers['access-control-allow-origin'], `${origin} ${path}`).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      const preflight = await site.get(path, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
      expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
      expect(preflight.headers['access-control-allow-headers']).toBeUndefined();
    }
  expect((await site.get('/api/v1/blogs', { headers: { origin: site.origin } })).status).toBe(200);
});

const everywhere = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /no-referrer|same-origin|strict-origin/,
  'cross-origin-opener-policy': /^same-origin$/,
  'x-frame-options': /^DENY$/,
  'content-security-policy': /frame-ancestors 'none'/,
};

test('S78 the same protecting headers are on every answer', async ({ site }) => {
  const { coverImage } = (await site.mustCall('GET /blogs')).body.blogs.find(
    (blog: { coverImage: unknown }) => blog.coverImage,
  );
  const answers = await Promise.all([
    ...pages.map(path => site.get(path)),
    site.get(coverImage),
    site.get('/api/v1/auth/me'),
    site.get('/api/v1/no-such'),
    site.get('/api/v1/blogs', { method: 'DELETE' }),
    site.get('/%zz'),
    site.get('/remotes.json'),
    site.get('/robots.txt'),
    site.get('/mfe/mfe-blog/no-such.js'),
    site.call('POST /auth/signin', { body: '{' }),
    site.call('POST /auth/signin', { body: 'a'.repeat(200_000) }),
    site.get(`/${'a'.repeat(9_000)}`),
    site.get('/', { headers: { 'x-long': 'a'.repeat(20_000) } }),
  ]);
  for (const { status, headers } of answers) {
    for (const [name, form] of Object.entries(everywhere))
      expect(String(headers[name]), `${name} of a ${status}`).toMatch(form);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(String(headers.server ?? '')).not.toMatch(/\d/);
  }
});

test('S78b production insists on https, and says it on every answer @long', async ({ site }) => {
  const gateway = await startGatewayInProduction(site);
  try {
    for (const path of ['/', '/api/v1/blogs', '/api/v1/no-such', '/no-such']) {
      const { headers } = await gateway.get(path);
      const [, age] = /max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? [];
      expect(Number(age), path).toBeGreaterThanOrEqual(31_536_000);
    }
  } finally {
    await gateway.stop();
  }
});

test('S79 answers for one member are kept by no cache', async ({ site }) => {
  const member = await site.member();
  for (const path of [
    '/auth/me',
    '/auth/me/export',
    '/recipes',
    '/recipes/unsaved',
    '/recipes/export',
    '/payment/subscription',
    '/payment/payments',
  ]) {
    const { headers } = await site.mustCall(`GET ${path}`, { token: member.token });
    expect(String(headers['cache-control']), path).toMatch(/no-store/);
  }
  const signedIn = await site.call('POST /auth/signin', {
    body: { email: member.email, password: member.password },
  });
  expect(String(signedIn.headers['cache-control'])).toMatch(/no-store/);
  const refused = await site.call('GET /auth/me');
  expect(String(refused.headers['cache-control'] ?? 'no-store')).not.toMatch(/public|max-age=[1-9]/);
});

test('S111 production has no route for tests, seeds or debugging @long', async ({ site }) => {
  const absence = await canStartInProduction();
  test.info().annotations.push({ type: 'broker', description: absence ?? 'with accounts' });
  const gateway = await startGatewayInProduction(site);
  try {
    const paths = [
      '/test',
      '/debug',
      '/seed',
      '/api-docs',
      '/__local/status',
      '/__control',
      '/metrics',
      '/readyz',
      '/livez',
      '/api/v1/test',
      '/api/v1/debug',
      '/api/v1/seed',
      '/api/v1/__control',
      '/graphql',
      '/.env',
      '/.git/config',
      '/server-status',
      '/api/v1/auth/demo',
    ];
    for (const path of paths) expect((await gateway.get(path)).status, path).toBe(404);
  } finally {
    await gateway.stop();
  }
});
