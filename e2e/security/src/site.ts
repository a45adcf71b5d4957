import { test as base, expect } from '@playwright/test';
import { ownAddress } from './addresses.ts';
import { type Answer, type CallOptions, send } from './call.ts';
import { awaitMail, type Mail, mailsTo, tokenIn } from './mails.ts';
import { type Attacked, startUnderAttack } from './product.ts';

export interface Member {
  id: string;
  name: string;
  email: string;
  password: string;
  token: string;
  /** `name=value` of the cookie that renews the session. */
  cookie: string;
}

export type DemoRole = 'free' | 'premium' | 'moderator' | 'admin';
export const demoPassword = 'sufra-demo';

const api = '/api/v1';
const mostTries = 20;
let people = 0;

export const newEmail = (what = 'member') =>
  `${what}-${process.pid}-${Date.now().toString(36)}-${++people}@example.com`;

const cookieOf = ({ cookies }: Answer) => cookies.map(cookie => cookie.split(';')[0] ?? '').join('; ');

/** The product as one caller reaches it: each has an address of its own. */
function openSite(product: Attacked, address = ownAddress()) {
  /** `call('POST /auth/signin', { body })`: through the gateway, below /api/v1. */
  const call = (what: string, options: CallOptions = {}) => {
    const [method = 'GET', path = '/'] = what.split(/ (.*)/);
    return send(`${product.origin}${api}${path}`, { method, from: address, ...options });
  };

  /** The same, again while a part is too busy: for what comes before an attack. */
  async function mustCall(what: string, options: CallOptions = {}): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await call(what, options);
      if (answer.status < 300) return answer;
      if (answer.status !== 503 || tries === mostTries)
        throw new Error(`${what} answered ${answer.status} ${answer.text}`);
      await new Promise(resolve => setTimeout(resolve, 500));
    }
  }

  async function signIn(email: string, password: string): Promise<Pick<Member, 'id' | 'token' | 'cookie'>> {
    const answer = await mustCall('POST /auth/signin', { body: { email, password } });
    return { id: answer.body.user._id, token: answer.body.token, cookie: cookieOf(answer) };
  }

  const mail = (to: string, subject: RegExp, nth = 1): Promise<Mail> =>
    awaitMail(product.inbox, { address: to, subject, nth });

  /** Signed up, confirmed by the mailed link, signed in. */
  async function member(given: Partial<Pick<Member, 'name' | 'email' | 'password'>> = {}): Promise<Member> {
    const who = { name: 'Bilal Test', email: newEmail(), password: 'lentils and cumin 9', ...given };
    const other = openSite(product);
    await other.mustCall('POST /auth/signup', { body: who });
    const token = tokenIn(await mail(who.email, /confirm/i));
    await other.mustCall('POST /auth/verify-email', { body: { token } });
    return { ...who, ...(await other.signIn(who.email, who.password)) };
  }

  return {
    ...product,
    address,
    call,
    mustCall,
    signIn,
    member,
    mail,
    mails: (to: string) => mailsTo(product.inbox, to),
    /** A page or a file, by its path. */
    get: (path: string, options: CallOptions & { method?: string } = {}) =>
      send(`${product.origin}${path}`, { method: 'GET', from: address, ...options }),
    /** Another caller, elsewhere. */
    elsewhere: () => openSite(product),
    demo: async (role: DemoRole) => (await signIn(`${role}@sufra.example`, demoPassword)).token,
    /** Straight to each replica of each service, past the gateway. */
    async callDirectly(name: string, what: string, options: CallOptions = {}): Promise<Answer[]> {
      const [method = 'GET', path = '/'] = what.split(/ (.*)/);
      const parts = await product.partsNow(name);
      return Promise.all(parts.map(({ url }) => send(`${url}${api}${path}`, { method, ...options })));
    },
    /** Lets time pass for limits alone: their windows end. */
    async letLimitsPass(service: string) {
      const throttles = product.collection(service, 'throttles');
      for (const { _id } of await throttles.find().toArray()) await throttles.deleteOne({ _id });
    },
    /** What a log says of a request, once it is written. */
    async logged(service: string, words: string | RegExp): Promise<Record<string, unknown>[]> {
      const lines = () =>
        product
          .log(service)
          .split('\n')
          .filter(line => (typeof words === 'string' ? line.includes(words) : words.test(line)));
      await expect
        .poll(() => lines().length, { message: `${service} logs ${words}`, timeout: 20_000 })
        .toBeGreaterThan(0);
      return lines().map(line => JSON.parse(line));
    },
    /** Until no service holds an event that it has not told. */
    async quiet() {
      const kept = [
        ['svc-auth', 'users'],
        ['svc-recipes', 'recipes'],
        ['svc-billing', 'subscriptions'],
      ] as const;
      await expect
        .poll(
          async () => {
            const waiting = kept.map(([service, name]) =>
              product.collection(service, name).countDocuments({ 'outbox.0': { $exists: true } }),
            );
            return (await Promise.all(waiting)).reduce((sum, count) => sum + count, 0);
          },
          { timeout: 30_000 },
        )
        .toBe(0);
    },
  };
}

export type Site = ReturnType<typeof openSite>;

export const test = base.extend<{ site: Site }, { product: Attacked }>({
  /** Each of Playwright's workers attacks a product of its own. */
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture must name what it uses, and this one uses nothing
    async ({}, use) => {
      const product = await startUnderAttack();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  site: async ({ product }, use) => use(openSite(product)),
});

/** What may differ between two answers that say the same. */
export const comparable = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.keys(headers).sort(),
  body: typeof body === 'object' ? { ...body, requestId: undefined } : body,
});

export { expect };
