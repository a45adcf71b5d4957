import { runProduct } from '@sufra/service-kit/testing';
import { type Browser, chromium, type Page } from 'playwright-core';
import { asInProduction } from './as-in-production.ts';
import { browserPath } from './browser-path.ts';
import { publicPages } from './public-pages.ts';
import { record } from './report.ts';
import { median } from './summary.ts';

/**
 * First visits of public pages and changes of page in Chromium, with the encodings that browsers ask for. 'Slow' is a phone:
 * 360 px, 1.6 Mbit/s, 150 ms, a quarter of the processor.
 */
const rounds = Number(process.env.ROUNDS ?? 3);
const slow = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };

interface Visit {
  scripts: number;
  requests: number;
  lcp: number;
  cls: number;
  clickReady: number;
}

declare global {
  interface Window {
    seen: { lcp: number; cls: number };
  }
}

function watchPaint() {
  window.seen = { lcp: 0, cls: 0 };
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) window.seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const page = await context.newPage();
  const sizes: Promise<{ isScript: boolean; bytes: number }>[] = [];
  page.on('requestfinished', request =>
    sizes.push(
      request.sizes().then(({ responseBodySize: bytes }) => ({
        isScript: request.resourceType() === 'script',
        bytes,
      })),
    ),
  );
  await page.addInitScript(watchPaint);
  await slowDown(page);
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#root:not([data-prerendered]) h1') !== null);
  const clickReady = performance.now() - began;
  await page.waitForLoadState('networkidle');
  const { lcp, cls } = await page.evaluate(() => window.seen);
  const all = await Promise.all(sizes);
  await context.close();
  const scripts = all.reduce((sum, { isScript, bytes }) => sum + (isScript ? bytes : 0), 0) / 1_000;
  return { scripts, requests: all.length, lcp, cls, clickReady };
}

/** From the press on a link in the bar to the heading of its page, as people reach it: the pointer comes first. */
async function change(browser: Browser, origin: string, isSlow: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  if (isSlow) await slowDown(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sunnah foods' });
  await link.hover();
  await page.waitForTimeout(isSlow ? 2_000 : 300);
  const ms = await link.evaluate(
    element =>
      new Promise<number>(resolve => {
        const began = performance.now();
        const before = document.querySelector('h1');
        const look = () => {
          const heading = document.querySelector('main h1');
          if (heading && heading !== before) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        look();
      }),
  );
  await context.close();
  return ms;
}

const spreadOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

async function measure(browser: Browser, origin: string) {
  for (const { name, path } of await publicPages(origin)) {
    // The gateway draws a page for its first visitor; what all others meet is measured.
    await visit(browser, origin + path);
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, origin + path));
    const of = (what: keyof Visit) => visits.map(each => each[what]);
    const row = (what: keyof Visit) => ({ value: median(of(what)), spread: spreadOf(of(what)) });
    record({
      what: `${name}: script`,
      unit: 'KB',
      value: median(of('scripts')),
      atMost: path === '/' ? 165 : 175,
    });
    record({ what: `${name}: requests`, unit: 'requests', value: median(of('requests')) });
    record({ what: `${name}: largest paint, slow`, unit: 'ms', ...row('lcp'), atMost: 2_000 });
    record({ what: `${name}: layout shift, slow`, unit: '', ...row('cls'), atMost: 0.1 });
    record({ what: `${name}: ready for a click, slow`, unit: 'ms', ...row('clickReady') });
  }
  for (const [name, isSlow, atMost] of [
    ['click to heading', false, 100],
    ['click to heading, slow', true, 300],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await change(browser, origin, isSlow));
    record({ what: name, unit: 'ms', value: median(times), spread: spreadOf(times), atMost });
  }
}

if (browserPath) {
  const product = await runProduct({ env: { ...asInProduction, RATE_PER_MINUTE: '0' } });
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    await measure(browser, product.origin);
  } finally {
    await browser.close();
    await product.stop();
  }
} else record({ what: 'first visits and changes of page', skipped: 'Chromium is not installed' });
