import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings } from './site.ts';

const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** Of a browser's usual 16: as large as a reader with weak eyes may set it, where a phone's line is still wide enough for a word. */
const largeText = '24px';

/** By how much a page is wider than its window, with letters of a size. */
const sidewaysWith = (page: Page, fontSize: string) =>
  page.evaluate(size => {
    const root = document.documentElement;
    root.style.fontSize = size;
    const wider = root.scrollWidth - root.clientWidth;
    root.style.removeProperty('font-size');
    return wider;
  }, fontSize);

/**
 * The page as it stands, from a phone to a desk: nothing runs over, also with large letters, axe finds nothing, light on the phone and dark on the desk.
 * The rules of colours know no width and those of widths no colour, so not every pair is tried.
 */
export async function expectGoodLooks(page: Page) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What stands at a breakpoint may be drawn a frame later.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await sidewaysWith(page, ''), `at ${width} px`).toBeLessThanOrEqual(0);
    if (width === 360)
      expect(await sidewaysWith(page, largeText), `at ${width} px with large letters`).toBeLessThanOrEqual(0);
    if (width !== 768) await expectNoAxeFindings(page);
  }
}
