import { expect, type Page } from '@playwright/test';
import type { ProductStatus } from '@sufra/service-kit/testing';
import { MongoClient } from 'mongodb';

/** As if the member had given the second factor twenty minutes ago; the page goes on with a token that says so. */
export async function makeProofsOlder(page: Page, email: string) {
  const status: ProductStatus = await (await page.request.get('/__local/status')).json();
  const url = process.env.MONGO_URL ?? status.parts.find(({ name }) => name === 'embedded-mongo')?.url;
  expect(url, 'the address of the database').toBeDefined();
  const client = await new MongoClient(url ?? '').connect();
  try {
    await client
      .db('sufra-auth')
      .collection('users')
      .updateOne({ email }, { $set: { 'sessions.$[].secondFactorAt': new Date(Date.now() - 1_200_000) } });
  } finally {
    await client.close();
  }
  await page.evaluate(async () => {
    const answer = await fetch('/api/v1/auth/session/renew', { method: 'POST' });
    localStorage.setItem('token', (await answer.json()).token);
  });
  await page.reload();
}
