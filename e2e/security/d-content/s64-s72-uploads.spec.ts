import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { formOf, openBlog } from '../src/blog.ts';
import { watchPage } from '../src/oracle.ts';
import { hugePng, jpegWithPlace, png } from '../src/pictures.ts';
import { leaveInTheMiddle, streamUntilCut } from '../src/raw.ts';
import { expect, type Site, test } from '../src/site.ts';

const mebibyte = 1024 * 1024;
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="window.__xss=1"><script>window.__xss=1</script></svg>';

const head = (site: Site, token: string, more: string[]) =>
  [
    'POST /api/v1/blogs/images HTTP/1.1',
    `Host: ${new URL(site.origin).host}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    ...more,
    '',
    '',
  ].join('\r\n');

const partHead =
  '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';

test('S64 a file is five megabytes at most, counted as it comes', async ({ site }) => {
  const blog = await openBlog(site);
  const filled = (length: number) => Buffer.concat([png(), Buffer.alloc(length - png().length)]);
  expect((await blog.picture({ bytes: filled(5 * mebibyte) })).status).toBe(201);
  expect((await blog.picture({ bytes: filled(5 * mebibyte + 1) })).status).toBe(413);

  const announced = await streamUntilCut({
    url: site.origin,
    head: head(site, blog.token, [`Content-Length: ${5 * 1024 * mebibyte}`]),
    chunk: 'a'.repeat(65_536),
    most: 100 * mebibyte,
  });
  expect(announced.text).toMatch(/^HTTP\/1\.1 413/);

  const chunk = 'a'.repeat(65_536);
  const endless = await streamUntilCut({
    url: site.origin,
    head: `${head(site, blog.token, ['Transfer-Encoding: chunked'])}${partHead.length.toString(16)}\r\n${partHead}\r\n`,
    chunk: `10000\r\n${chunk}\r\n`,
    most: 200 * mebibyte,
  });
  expect(endless.text).toMatch(/^HTTP\/1\.1 4(13|00)/);
  expect(endless.sent).toBeLessThan(60 * mebibyte);
  expect((await site.call('GET /blogs')).status).toBe(200);
});

test('S65 a picture is what its bytes are, and comes out drawn anew', async ({ site }) => {
  const blog = await openBlog(site);
  const payload = '<script>window.__xss=1</script>';
  const none: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from(`<!doctype html>${payload}`)],
    ['a drawing', Buffer.from(svg)],
    ['a drawing after a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a compressed drawing', gzipSync(svg)],
    ['a page that begins like a GIF', Buffer.from(`GIF89a/*${payload}*/=1;`)],
    ['a drawing that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)])],
    ['an archive', Buffer.from('PK\x03\x04')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a program', Buffer.from('\x7fELF')],
    ['half a picture', png().subarray(0, 60)],
  ];
  for (const [what, bytes] of none)
    for (const [name, type] of [
      ['a.png', 'image/png'],
      ['a.jpg', 'image/jpeg'],
      ['a.html', 'text/html'],
      ['a.svg', 'image/svg+xml'],
    ])
      expect((await blog.picture({ bytes, name, type })).status, `${what} as ${name}`).toBe(415);

  const polyglots: [string, Buffer][] = [
    ['a text chunk', png(undefined, [['tEXt', Buffer.from(`Comment\0${payload}`)]])],
    ['a private chunk', png(undefined, [['scRp', Buffer.from(payload)]])],
    ['words behind its end', Buffer.concat([png(), Buffer.from(payload), gzipSync(svg)])],
  ];
  for (const [what, bytes] of polyglots) {
    const answer = await blog.picture({ bytes, name: 'a.html', type: 'text/html' });
    expect(answer.status, what).toBe(201);
    const file = await site.get(answer.body.picture.src);
    expect(file.status).toBe(200);
    expect(file.bytes.includes('__xss')).toBe(false);
    expect(file.headers['content-type']).toMatch(/^image\/(webp|png|jpeg|avif)/);
  }
});

test('S66 a picture of too many points is refused before it is unpacked', async ({ site }) => {
  const blog = await openBlog(site);
  for (const size of [
    { width: 10_000, height: 10_000 },
    { width: 65_535, height: 65_535 },
    { width: 2_000_000_000, height: 1 },
    { width: 0, height: 0 },
  ])
    expect([413, 415]).toContain((await blog.picture({ bytes: hugePng(size) })).status);
});

test('S67 the server names files, and none outside is served', async ({ site }) => {
  const blog = await openBlog(site);
  const names = [
    '../../x.png',
    '..%2f..%2fx.png',
    'a\u0000.png',
    'CON',
    `${'a'.repeat(5_000)}.png`,
    '\u202egnp.exe',
    '.htaccess',
    'C:\\x.png',
    '<img src=x>.png',
  ];
  for (const name of names) {
    const { status, body } = await blog.picture({ bytes: png(), name });
    expect([201, 400]).toContain(status);
    if (status === 201) expect(body.picture.src).toMatch(/^\/api\/v1\/blogs\/images\/[\w-]{10,60}\.\w{3,4}$/);
  }
  for (const path of [
    '/uploads/..%2f..%2fpackage.json',
    '/api/v1/blogs/images/..%2f..%2fpackage.json',
    '/api/v1/blogs/images/%2e%2e%2f%2e%2e%2fpackage.json',
    '/mfe/mfe-blog/..%2f..%2fpackage.json',
    '/mfe/mfe-blog/../../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/mfe/..%2f/package.json',
  ]) {
    const { status, text } = await site.get(path);
    expect([400, 404], path).toContain(status);
    expect(text).not.toContain('"workspaces"');
  }
});

test('S68 a picture is served as one, and opens as nothing else', async ({ site, page }) => {
  const blog = await openBlog(site);
  const { body } = await blog.picture({
    bytes: png(undefined, [['tEXt', Buffer.from('a\0<script>window.__xss=1</script>')]]),
  });
  const file = await site.get(body.picture.src, { headers: { accept: 'text/html' } });
  expect(file.headers['content-type']).toMatch(/^image\//);
  expect(file.headers['x-content-type-options']).toBe('nosniff');
  expect(file.headers['content-security-policy']).toMatch(/sandbox|default-src 'none'/);
  const expectClean = await watchPage(page, site.origin);
  await page.goto(body.picture.src);
  expect(await page.evaluate(() => document.contentType)).toMatch(/^image\//);
  await expectClean();
});

test('S69 where a photo was taken is taken out of it', async ({ site }) => {
  const blog = await openBlog(site);
  expect(jpegWithPlace.includes('canary-camera')).toBe(true);
  const { status, body } = await blog.picture({ bytes: jpegWithPlace, name: 'a.jpg', type: 'image/jpeg' });
  expect(status).toBe(201);
  const addresses = [
    body.picture.src,
    ...`${body.picture.srcset}, ${body.picture.avifSrcset}`
      .split(/,\s*/)
      .map((entry: string) => entry.split(' ')[0] ?? ''),
  ];
  for (const address of new Set<string>(addresses)) {
    const { status: found, bytes } = await site.get(address);
    expect(found).toBe(200);
    for (const word of ['canary', 'GPS', 'Exif'])
      expect(bytes.includes(word), `${word} in ${address}`).toBe(false);
  }
});

test('S70 who may not upload is refused before a byte is kept', async ({ site }) => {
  const { token } = await site.member();
  const files = site.collection('svc-blog', 'picture_files.files');
  const before = await files.countDocuments();
  const endless = await streamUntilCut({
    url: site.origin,
    head: head(site, token, [`Content-Length: ${9 * mebibyte}`]),
    chunk: 'a'.repeat(16_384),
    most: 8 * mebibyte,
  });
  expect(endless.text).toMatch(/^HTTP\/1\.1 403/);
  const bytes = Buffer.concat([png(), Buffer.alloc(4 * mebibyte)]);
  const sent = await site
    .call('POST /blogs/images', { token, body: formOf({}, { field: 'image', bytes }) })
    .catch(error => ({ status: error.code === 'ECONNRESET' || error.code === 'EPIPE' ? 403 : 0 }));
  expect(sent.status).toBe(403);
  expect(await files.countDocuments()).toBe(before);
});

const broken = [
  '',
  '--b',
  '--b\r\n',
  '--b--',
  '--b\r\n\r\n\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name=""\r\n\r\nx\r\n--b--\r\n',
  `--b\r\n${'X-Long: a\r\n'.repeat(3_000)}\r\nx\r\n--b--\r\n`,
  '--b\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="a[b][c]"\r\n\r\nx\r\n--b--\r\n',
  partHead,
  `${partHead}abc`,
  `${partHead}abc\r\n${partHead}abc\r\n--b--\r\n`,
  '--b\r\nContent-Disposition: form-data; name="image"; filename*=UTF-8\'\'%ff%fe\r\n\r\nx\r\n--b--\r\n',
  `--b\r\nContent-Disposition: form-data; name="${'n'.repeat(100_000)}"\r\n\r\nx\r\n--b--\r\n`,
];

test('S71 broken forms are refused and end no process', async ({ site }) => {
  const { token } = await openBlog(site);
  const pids = (await site.servicesNow()).map(({ pid }) => pid);
  for (const body of broken)
    for (const type of [
      'multipart/form-data; boundary=b',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
    ]) {
      const { status } = await site.call('POST /blogs/images', {
        token,
        body: Buffer.from(body),
        headers: { 'content-type': type },
      });
      expect(status >= 400 && status < 500, `${type.slice(0, 60)} ${body.slice(0, 60)}: ${status}`).toBe(
        true,
      );
    }
  for (let n = 0; n < 10; n += 1)
    await leaveInTheMiddle(site.origin, `${head(site, token, ['Content-Length: 5000'])}${partHead}`);
  expect((await site.call('GET /blogs')).status).toBe(200);
  expect((await site.servicesNow()).map(({ pid }) => pid)).toEqual(pids);
});

test('S72 no service fetches an address that a member names', async ({ site }) => {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    res.end('x');
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const blog = await openBlog(site);
  const post = await blog
    .write({
      title: `See ${address}/title`,
      content: `<p>x <a href="${address}/link">l</a><img src="${address}/img"></p>`,
      metaDescription: `${address}/meta`,
      coverImage: `${address}/cover`,
    })
    .catch(() => undefined);
  const { token } = await site.member();
  await site.call('POST /recipes/generate-openai', {
    token,
    body: { userPrompt: `the recipe at ${address}/recipe, please soup` },
  });
  await site.call('PATCH /auth/me', {
    token,
    body: { name: `${address}/name`, avatar: `${address}/avatar` },
  });
  await site.call('POST /payment/create-checkout-session', {
    token,
    body: { priceId: 'x', mode: 'subscription', successUrl: `${address}/ok` },
  });
  await site.quiet();
  if (post) await blog.remove(post);
  server.close();
  expect(asked).toEqual([]);
});
