import { type Answer, send } from './call.ts';
import type { Site } from './site.ts';

const pathOf = (address: string) => address.slice(address.indexOf('/', 8));

/** A browser as far as a sign-in with Google needs one: it keeps cookies by origin and goes where it is led. */
export function googleBrowser(site: Site) {
  const jars = new Map<string, Map<string, string>>();
  const seen: string[] = [];

  async function visit(address: string, form?: URLSearchParams): Promise<Answer> {
    const { origin } = new URL(address);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const answer = await send(address, {
      method: form ? 'POST' : 'GET',
      ...(origin === site.origin ? { from: site.address } : {}),
      ...(form ? { body: Buffer.from(String(form)) } : {}),
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
    });
    for (const cookie of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    if (answer.headers.location) seen.push(answer.headers.location);
    return answer;
  }

  const start = () => visit(`${site.origin}/api/v1/auth/google`);

  /** At the provider: says who it is, and is led back; not yet gone there. */
  async function choose(address: string, email: string): Promise<string> {
    let next = address;
    for (let hops = 0; hops < 12 && !pathOf(next).startsWith('/api/v1/auth/google/return'); hops += 1) {
      const answer = await visit(next);
      const { location } = answer.headers;
      if (location) next = new URL(location, next).href;
      else {
        const typed = new URLSearchParams({ who: 'typed', email, name: 'Karim Haddad' });
        const chosen = await visit(next, typed);
        next = new URL(chosen.headers.location ?? '', next).href;
      }
    }
    return next;
  }

  return {
    seen,
    visit,
    start,
    choose,
    /** The address with which the provider sends the browser back to the site. */
    async wayBack(email: string): Promise<string> {
      const begun = await start();
      return choose(begun.headers.location ?? '', email);
    },
    /** All the way; the one-time token of the last address. */
    async oneTimeToken(email: string): Promise<string | undefined> {
      const begun = await start();
      const back = await visit(await choose(begun.headers.location ?? '', email));
      return URL.parse(back.headers.location ?? '', site.origin)?.searchParams.get('token') ?? undefined;
    },
    /** The session's token in exchange for the one-time token, with this browser's cookies. */
    async redeem(oneTime: string): Promise<Answer> {
      const jar = jars.get(site.origin) ?? new Map<string, string>();
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      return site.call('GET /auth/me', { token: oneTime, headers: { cookie } });
    },
  };
}

/** What goes wrong for everybody at the stand-in, until `none`. */
export async function spoilGoogle(site: Site, defect: string): Promise<void> {
  const answer = await send(`${site.urlOf('google')}/__control`, { method: 'POST', body: { defect } });
  if (answer.status !== 200) throw new Error(answer.text);
}
