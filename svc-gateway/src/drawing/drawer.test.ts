import { afterEach, expect, test } from '@jest/globals';
import { createDrawer, type Drawing } from './drawer.ts';

const open: { close(): void }[] = [];

afterEach(() => {
  for (const drawer of open.splice(0)) drawer.close();
});

function aDrawer(options?: Parameters<typeof createDrawer>[0]) {
  const drawer = createDrawer(options);
  open.push(drawer);
  return drawer;
}

/** A drawing module whose page has this expression for its HTML. */
const drawing = (html: string, more: Partial<Drawing> = {}): Drawing => ({
  module: `mfe-blog/${html}`,
  path: '/blog',
  language: 'en',
  source: async () => `
    export const sheets = ['a.css'];
    export const draw = async (path, css) => ({ html: ${html}, css, answers: [] });
  `,
  ask: async address => ({ asked: address }),
  ...more,
});

test('a page is drawn by its module, with what the API answers', async () => {
  const page = await aDrawer().draw(
    drawing('path + " " + (await (await fetch("/api/v1/blogs?limit=1")).json()).asked'),
  );
  expect(page).toEqual({ html: '/blog /api/v1/blogs?limit=1', css: ['a.css'], answers: [] });
});

test.each([
  ['no environment', 'JSON.stringify(process.env)', expect.not.stringMatching(/PATH|HOME|SECRET/)],
  [
    'no file',
    '(await import("node:fs/promises")).readFile("/etc/hosts", "utf8").catch(error => error.code)',
    'ERR_ACCESS_DENIED',
  ],
  [
    'no other process',
    'import("node:child_process").then(({ spawn }) => spawn("ls")).catch(error => error.code)',
    'ERR_ACCESS_DENIED',
  ],
])('its module finds %s', async (_what, html, found) => {
  expect((await aDrawer().draw(drawing(`await (${html})`))).html).toEqual(found);
});

test.each([
  ['asks for more than the API gives', 'await fetch("https://elsewhere.example/")', 'cannot ask GET'],
  ['would write', 'await fetch("/api/v1/blogs", { method: "POST" })', 'cannot ask POST'],
  ['fails', '(() => { throw new RangeError("of the page") })()', 'RangeError: of the page'],
  ['is no module', '<p>', 'SyntaxError'],
])('one that %s is not drawn, and the next one is', async (_what, html, problem) => {
  const drawer = aDrawer();
  await expect(drawer.draw(drawing(html))).rejects.toThrow(problem);
  expect((await drawer.draw(drawing('"next"'))).html).toBe('next');
});

test('one that hangs ends with its process, and the next one is drawn in another', async () => {
  const drawer = aDrawer({ patienceMs: 2_000 });
  const hanging = drawer.draw(drawing('(() => { for (;;); })()'));
  const next = drawer.draw(drawing('"next"'));
  await expect(hanging).rejects.toThrow('/blog was not drawn within 2000 ms');
  expect((await next).html).toBe('next');
});

test('one whose process ends is not drawn, and the next one is', async () => {
  const drawer = aDrawer();
  await expect(drawer.draw(drawing('process.exit(1)'))).rejects.toThrow('has ended');
  expect((await drawer.draw(drawing('"next"'))).html).toBe('next');
});

test('no more pages wait than are worth waiting for', async () => {
  const drawer = aDrawer({ maxWaiting: 1 });
  const drawn = [drawer.draw(drawing('"first"')), drawer.draw(drawing('"second"'))];
  await expect(drawer.draw(drawing('"third"'))).rejects.toThrow('Too many pages wait');
  expect((await Promise.all(drawn)).map(({ html }) => html)).toEqual(['first', 'second']);
});
