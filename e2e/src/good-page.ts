import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings } from './site.ts';

const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/**
 * The page as it stands, from a phone to a desk: nothing runs over, axe finds nothing, light on the phone and dark on the desk.
 * The rules of colours know no width and those of widths no colour, so not every pair is tried.
 */
export async function expectGoodLooks(page: Page) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What stands at a breakpoint may be drawn a frame later.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    if (width !== 768) await expectNoAxeFindings(page);
  }
}
