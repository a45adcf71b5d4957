import { createHmac } from 'node:crypto';

/** What binds one sign-in to the browser that began it, to its request and to its code. */
export interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

const derived = (browser: string, what: string) =>
  createHmac('sha256', browser).update(what).digest('base64url');

/** Nonce and verifier follow from the browser's secret and the state, at every replica, without being kept anywhere. */
export const attemptOf = (browser: string, state: string): Attempt => ({
  state,
  nonce: derived(browser, `nonce\n${state}`),
  codeVerifier: derived(browser, `code verifier\n${state}`),
});
