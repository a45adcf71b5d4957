import { expect, type Page } from '@playwright/test';
import { mailTo } from './site.ts';

export interface NewMember {
  name: string;
  email: string;
  password: string;
}

let members = 0;

export const newAddress = (what: string) => `${what}-${process.pid}-${Date.now()}-${++members}@example.com`;

/** The path that a mailed link leads to. */
export async function mailedPath(address: string, subject: RegExp): Promise<string> {
  const { text } = await mailTo(address, subject);
  const link =
    /https?:\/\/\S+\/(?:email-verified\?token=|reset-password\/|undo-change\/|household\/join\/)[\w-]+/.exec(
      text,
    )?.[0];
  expect(link, `a link in the mail to ${address}`).toBeDefined();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

/** A new member, with a confirmed address; made without the pages, for journeys that begin later. */
export async function newMember(page: Page, what = 'member'): Promise<NewMember> {
  const member = { name: 'Bilal Test', email: newAddress(what), password: 'lentils and cumin 9' };
  const signedUp = await page.request.post('/api/v1/auth/signup', { data: member });
  expect(signedUp.status()).toBe(201);
  const token = (await mailedPath(member.email, /confirm/i)).split('token=')[1];
  const verified = await page.request.post('/api/v1/auth/verify-email', { data: { token } });
  expect(verified.status()).toBe(200);
  return member;
}
