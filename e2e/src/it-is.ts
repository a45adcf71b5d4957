import type { Page } from '@playwright/test';

/** The clock of the device and of the server, which the page asks for its time. */
export async function itIs(page: Page, time: string) {
  await page.clock.setFixedTime(time);
  await page.unroute('/remotes.json');
  await page.route('/remotes.json', async route => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), date: new Date(time).toUTCString() },
    });
  });
}
