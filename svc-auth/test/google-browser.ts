import { randomUUID } from 'node:crypto';
import { apiPrefix } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import type { GoogleUser } from './openid-provider.ts';

/** A person at Google whom no other test knows. */
export const aGoogleUser = (overrides: Partial<GoogleUser> = {}): GoogleUser => ({
  sub: randomUUID(),
  email: `karim.${randomUUID()}@example.org`,
  email_verified: true,
  name: 'Karim Haddad',
  ...overrides,
});

const locationOf = (answer: { headers: Headers }) => answer.headers.get('location') ?? '';

/** From the provider's front door to the address that it sends the browser back to. */
export async function visitGoogle(address: string, { reachedAt = '' } = {}): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  while (!next.pathname.startsWith(apiPrefix)) {
    const { pathname, search, origin } = next;
    const answer = await fetch(`${reachedAt || origin}${pathname}${search}`, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(pair => pair.join('=')).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (!locationOf(answer)) throw new Error(`the provider answered ${answer.status}`);
    next = new URL(locationOf(answer), next);
  }
  return next;
}

/** A browser as far as signing in needs one: it keeps cookies by path. Of several origins, each request takes the next. */
export function aBrowser(site: string | string[], headers: Record<string, string> = {}) {
  const origins = [site].flat();
  const jar = new Map<string, { value: string; path: string }>();

  const cookiesFor = (path: string) =>
    [...jar]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');

  interface More {
    token?: string;
    body?: object;
    headers?: Record<string, string>;
  }

  const get = (path: string, more: More = {}) => request(`GET ${path}`, more);

  async function request(call: string, more: More = {}) {
    const path = call.split(' ')[1] ?? '';
    const cookie = cookiesFor(`${apiPrefix}${path.split('?')[0]}`);
    const origin = origins.shift() ?? '';
    origins.push(origin);
    const answer = await ask(origin, call, {
      ...more,
      headers: { ...headers, ...(cookie ? { cookie } : {}), ...more.headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = '', path = ''] = /^([^=]+)=([^;]*);.*Path=([^;]+)/.exec(line) ?? [];
      if (value) jar.set(name, { value, path });
      else jar.delete(name);
    }
    return answer;
  }

  /** To the provider and back, up to the address that the provider sends the browser to. */
  async function goThroughGoogle() {
    const begun = await get('/auth/google');
    if (begun.status !== 302) throw new Error(`the beginning answered ${begun.status}`);
    return `/auth/google/return${(await visitGoogle(locationOf(begun))).search}`;
  }

  /** To the page that asks for the password of the account to be joined: the token in its address. */
  async function joiningToken() {
    const location = locationOf(await get(await goThroughGoogle()));
    const { pathname, searchParams } = new URL(location);
    if (pathname !== '/auth/google/join') throw new Error(`the browser was led to ${location}`);
    return searchParams.get('token') ?? '';
  }

  /** All the way: the one-time token from the address that the browser is led to at last. */
  async function oneTimeToken() {
    const returned = await get(await goThroughGoogle());
    const token = URL.parse(locationOf(returned))?.searchParams.get('token');
    if (!token) throw new Error(`the return answered ${returned.status} ${JSON.stringify(returned.body)}`);
    return token;
  }

  return {
    jar,
    get,
    request,
    goThroughGoogle,
    oneTimeToken,
    joiningToken,
    comeBack: async () => get(await goThroughGoogle()),
    signIn: async () => get('/auth/me', { token: await oneTimeToken() }),
  };
}
