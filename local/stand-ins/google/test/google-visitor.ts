import { createHash, createPublicKey, createVerify, randomBytes } from 'node:crypto';

interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

type Typed = Record<string, string>;

interface Discovered {
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
}

const read = async <T>(answer: Response) => (await answer.json()) as T;

const random = () => randomBytes(32).toString('base64url');

/** A browser and the site behind it, signing in by plain requests: nothing helps that the stand-in must get right itself. */
export function aVisitor({ issuer, clientId, clientSecret, redirectUri }: Provider) {
  const jar = new Map<string, string>();
  const state = random();
  const nonce = random();
  const verifier = random();

  async function go(url: string, form?: Typed) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(url, issuer), {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  }

  const discovered = async () => read<Discovered>(await go('/.well-known/openid-configuration'));

  /** Up to the page that asks who is there. */
  async function arrive(overrides: Typed = {}) {
    const { authorization_endpoint } = await discovered();
    const address = new URL(authorization_endpoint);
    const asked = {
      client_id: clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...overrides,
    };
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
    const answer = await go(address.href);
    return answer.headers.get('location') ?? `${answer.status}`;
  }

  /** From that page back to the site. */
  async function choose(page: string, form: Typed) {
    let answer = await go(page, form);
    for (;;) {
      const location = answer.headers.get('location');
      if (!location) throw new Error(`the page answered ${answer.status}: ${await answer.text()}`);
      if (location.startsWith(redirectUri)) return new URL(location).searchParams;
      answer = await go(location);
    }
  }

  async function exchange(code: string, overrides: Typed = {}) {
    const { token_endpoint } = await discovered();
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: verifier,
      ...overrides,
    };
    return fetch(token_endpoint, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(2_000),
    });
  }

  async function isSigned(idToken = '') {
    const [header = '', payload = '', signature = ''] = idToken.split('.');
    const { jwks_uri } = await discovered();
    const { keys } = await read<{ keys: (Typed & { kty: string })[] }>(await go(jwks_uri));
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const jwk = keys.find(key => key.kid === kid) ?? { kty: 'none' };
    const verify = createVerify('RSA-SHA256').update(`${header}.${payload}`);
    return verify.verify(createPublicKey({ key: jwk, format: 'jwk' }), signature, 'base64url');
  }

  return {
    state,
    nonce,
    go,
    arrive,
    choose,
    exchange,
    isSigned,
    signIn: async (form: Typed) => choose(await arrive(), form),
    async idToken(form: Typed) {
      const returned = await choose(await arrive(), form);
      const answer = await read<Typed>(await exchange(returned.get('code') ?? ''));
      const { id_token: idToken, ...rest } = answer;
      const payload = idToken?.split('.')[1];
      const claims = payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : {};
      return { idToken, claims, rest };
    },
  };
}
