import { type Check, Problem } from '@sufra/service-kit';
import * as client from 'openid-client';
import type { Attempt } from './attempt.ts';
import { googleFailed } from './google-failed.ts';
import { reachingProblem, reachProvider } from './reach-provider.ts';
import { type VerifiedPerson, verifiedPerson } from './verified-person.ts';

export interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  backChannelUrl: string | undefined;
  timeoutMs: number;
}

/** What came along when the provider sent the browser back. */
export type Returned = Partial<Record<'code' | 'state' | 'iss' | 'error' | 'error_description', string>>;

const algorithm = 'RS256';
const scope = 'openid email profile';
const askAgainAfterMs = 10_000;
const never = Number.NEGATIVE_INFINITY;
const nothing = () => undefined;

/** What the provider says of itself: asked for when it is first needed, and kept until it cannot be reached. */
function discoverer({ issuer, clientId, clientSecret, backChannelUrl, timeoutMs }: ProviderOptions) {
  let known: Promise<client.Configuration> | undefined;
  const discover = () => {
    const metadata = { client_secret: clientSecret, id_token_signed_response_alg: algorithm };
    return client.discovery(new URL(issuer), clientId, metadata, undefined, {
      [client.customFetch]: reachProvider({ issuer, backChannelUrl, timeoutMs }),
      execute: [
        // A token that comes straight from the provider might go unchecked; ours never does.
        client.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    });
  };
  const forget = () => {
    known = undefined;
  };
  const get = (): Promise<client.Configuration> => {
    known ??= discover().catch(error => {
      forget();
      throw reachingProblem(error) ?? new Problem('bad_gateway', { cause: error });
    });
    return known;
  };
  return { get, forget };
}

const words = /^[a-z_]{1,40}$/i;

function refusalOf(error: unknown) {
  const { code, error: word } = Object(error);
  const reason = [word, code].find(text => typeof text === 'string' && words.test(text));
  return googleFailed(reason ?? 'not a proper answer', error);
}

/** Google, or another provider that speaks OpenID Connect at the configured address. */
export function openProvider(options: ProviderOptions) {
  const configuration = discoverer(options);
  let fault: string | undefined;
  let lastTry = never;

  /** Whatever is not the provider's own trouble is a refusal. */
  async function reaching<T>(work: (provider: client.Configuration) => Promise<T> | T): Promise<T> {
    lastTry = performance.now();
    try {
      const result = await work(await configuration.get());
      fault = undefined;
      return result;
    } catch (error) {
      const problem = reachingProblem(error);
      if (!problem) throw refusalOf(error);
      configuration.forget();
      fault = 'the provider does not answer as it should';
      throw problem;
    }
  }

  return {
    /** Where the browser is sent to sign in. */
    addressFor: ({ state, nonce, codeVerifier }: Attempt): Promise<string> =>
      reaching(async provider => {
        const address = client.buildAuthorizationUrl(provider, {
          redirect_uri: options.redirectUri,
          scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        return address.href;
      }),

    /** Exchanges the code and checks all that the id token says; neither it nor any other token goes further. */
    async personOf(returned: Returned, { state, nonce, codeVerifier }: Attempt): Promise<VerifiedPerson> {
      const address = new URL(options.redirectUri);
      for (const [name, value] of Object.entries(returned)) address.searchParams.set(name, value);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
      const tokens = await reaching(provider => client.authorizationCodeGrant(provider, address, checks));
      return verifiedPerson(tokens.claims());
    },

    /** Others sign in without it, so it makes no replica unready. One that was lost is asked now and then. */
    check: {
      name: 'google',
      isNeeded: false,
      run: async () => {
        const isUnsure = fault !== undefined || lastTry === never;
        // Not waited for, since readiness is asked for with little patience: what comes of it is told the next time.
        if (isUnsure && performance.now() - lastTry > askAgainAfterMs) void reaching(nothing).catch(nothing);
        return fault;
      },
    } satisfies Check,
  };
}

export type Provider = ReturnType<typeof openProvider>;
