import { expect } from '@playwright/test';
import type { Product } from '@sufra/service-kit/testing';
import { findMail } from './find-mail.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

let people = 0;

const maxTries = 10;

/** Asks again when a service that is too busy says to, as the site's own script does. */
async function post(product: Product, path: string, body: object, tries = 1) {
  const answer = await fetch(`${product.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const seconds = Number(answer.headers.get('retry-after'));
  if (answer.status === 503 && seconds > 0 && tries < maxTries) {
    await new Promise(resolve => setTimeout(resolve, seconds * 1_000));
    return await post(product, path, body, tries + 1);
  }
  expect(answer.ok, `${path}: ${answer.status} ${text}`).toBe(true);
  return JSON.parse(text);
}

/** A new person: signs up, reads the mail, follows its link. */
export async function signUpAndVerify(product: Product): Promise<Person> {
  const email = `person-${process.pid}-${Date.now()}-${++people}@example.com`;
  const person = { name: 'Bilal Test', email, password: 'lentils and cumin 9' };
  await post(product, '/auth/signup', person);
  const { inbox } = await product.status();
  const mail = await findMail({ inbox, address: email, subject: /confirm/i });
  const token = /token=([\w-]+)/.exec(mail.text)?.[1];
  await post(product, '/auth/verify-email', { token });
  return person;
}

export const asPerson = (
  product: Product,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<{ token: string; user: Person }> => post(product, '/auth/signin', { email, password });
