import { expect, type Page } from '@playwright/test';

interface Status {
  parts: { name: string; url: string }[];
}

/** What otherwise time, a bank or the network does to the stand-in for Stripe. */
export async function stripeControl(page: Page) {
  const { parts } = (await (await page.request.get('/__local/status')).json()) as Status;
  const stripe = parts.find(({ name }) => name === 'stripe');
  if (!stripe) throw new Error('no stand-in for Stripe runs here');

  const order = async (path: string, data: object) => {
    // Orders come minutes apart: a connection that was kept for the next one may be closed just as it is used.
    const headers = { connection: 'close' };
    const answer = await page.request.post(`${stripe.url}/__control/${path}`, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  return {
    advance: (days: number) => order('clock', { advanceDays: days }),
    withhold: () => order('webhooks', { withhold: true }),
    /** As usual from now on; what was withheld comes first. */
    async release() {
      await order('webhooks', { withhold: false });
      await order('webhooks/deliver', {});
    },
  };
}
