import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface GoogleUser {
  sub: string;
  email: string;
  email_verified: unknown;
  name?: string;
}

/** Nothing set: an honest provider. */
interface Defects {
  /** What becomes of the claims of the next id tokens. */
  claims?: (claims: JWTPayload) => JWTPayload;
  signature?: 'foreign key' | 'HS256' | 'none';
  token?: 'answers 500' | 'hangs' | 'no id token' | 'refuses';
  everything?: 'answers 500' | 'hangs';
}

const clientId = 'sufra-test';
const clientSecret = randomUUID();
const first = await generateKeyPair('RS256', { extractable: true });
const foreign = await generateKeyPair('RS256', { extractable: true });
const publicKey = { ...(await exportJWK(first.publicKey)), kid: 'one', use: 'sig', alg: 'RS256' };

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

function signed(claims: JWTPayload, how: Defects['signature']) {
  if (how === 'none') return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
  const token = new SignJWT(claims);
  if (how === 'HS256')
    return token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(clientSecret));
  const { privateKey } = how === 'foreign key' ? foreign : first;
  return token.setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
}

/** A small OpenID provider that checks all that Google checks, and can be told to misbehave in what it answers. */
export async function startOpenIdProvider({ calledByBrowsers = '' } = {}) {
  const codes = new Map<string, { asked: URLSearchParams; user: GoogleUser }>();
  const asked: URLSearchParams[] = [];
  const exchanges: URLSearchParams[] = [];
  const state = { user: undefined as GoogleUser | undefined, defects: {} as Defects };
  let issuer = '';

  const json = (res: ServerResponse, status: number, body: object) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const discover = (res: ServerResponse) =>
    json(res, 200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      authorization_response_iss_parameter_supported: true,
    });

  function authorize(res: ServerResponse, query: URLSearchParams) {
    asked.push(query);
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    back.searchParams.set('iss', issuer);
    if (state.user) {
      const code = randomUUID();
      codes.set(code, { asked: query, user: state.user });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    res.writeHead(302, { location: back.href }).end();
  }

  async function exchange(req: IncomingMessage, res: ServerResponse) {
    const form = new URLSearchParams(Buffer.concat(await req.toArray()).toString());
    exchanges.push(form);
    const { token, signature, claims: change = claims => claims } = state.defects;
    if (token === 'hangs') return;
    if (token === 'answers 500') return json(res, 500, { error: 'server_error' });
    const known = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      token !== 'refuses' &&
      known?.asked.get('code_challenge_method') === 'S256' &&
      known.asked.get('code_challenge') === challenge &&
      known.asked.get('redirect_uri') === form.get('redirect_uri') &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret;
    if (!isGood || !known) return json(res, 400, { error: 'invalid_grant' });
    const claims = {
      iss: issuer,
      aud: clientId,
      iat: secondsFromNow(0),
      exp: secondsFromNow(300),
      nonce: known.asked.get('nonce') ?? undefined,
      ...known.user,
    };
    const idToken = token === 'no id token' ? {} : { id_token: await signed(change(claims), signature) };
    json(res, 200, { access_token: 'google-canary', token_type: 'Bearer', expires_in: 300, ...idToken });
  }

  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://provider');
    const { everything } = state.defects;
    if (everything === 'hangs') return;
    if (everything) return json(res, 500, {});
    if (pathname === '/.well-known/openid-configuration') return discover(res);
    if (pathname === '/keys') return json(res, 200, { keys: [publicKey] });
    if (pathname === '/authorize') return authorize(res, searchParams);
    void exchange(req, res);
  });
  const listen = (port: number) =>
    new Promise<void>(resolve => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  issuer = calledByBrowsers || url;

  return {
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    issuer,
    url,
    /** What it was asked for at its front door, and what for at the token endpoint. */
    asked,
    exchanges,
    /** Who signs in next; nobody: the person cancels. */
    signsIn: (user: GoogleUser | undefined) => {
      state.user = user;
    },
    misbehaves: (defects: Defects) => {
      state.defects = defects;
    },
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;
