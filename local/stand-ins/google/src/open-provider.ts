import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { policy } from '../../pages/send-page.ts';
import type { Defect } from './defects.ts';
import { keptInMemory } from './kept-in-memory.ts';
import { misbehave } from './misbehave.ts';
import { problemPage } from './pages.ts';
import type { People, Person } from './people.ts';
import type { Script } from './script.ts';

export interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  people: People;
  defectForAll: () => Defect | undefined;
  script?: Script | undefined;
  log: (line: string) => void;
}

const hour = 3_600;

/** Asks who is there each time, as a machine that several people try things on should. */
function askEachTime() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const check = new Check('each_time', 'A person has to say who they are', ctx =>
    ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get('login')?.checks.add(check);
  return policy;
}

const claimsOf = ({ subject, name, email, isHosted }: Person & { subject: string }) => ({
  sub: subject,
  name,
  email,
  email_verified: true,
  ...(isHosted && { hd: email.slice(email.lastIndexOf('@') + 1) }),
});

/** A certified OpenID provider, set up to be asked as Google is, for one client. */
export function openProvider({ people, defectForAll, script, log, ...options }: ProviderOptions) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };
  const configuration: Configuration = {
    adapter: keptInMemory(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'hd'] },
    scopes: ['openid'],
    // Google puts them into the id token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { policy: askEachTime(), url: (_ctx, { uid }) => `/sign-in/${uid}` },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
    },
    findAccount: (_ctx, accountId) => {
      const person = people.find(accountId);
      return person && { accountId, claims: async () => claimsOf(person) };
    },
    // Choosing oneself on the page is consent enough.
    loadExistingGrant: async ctx => {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'html';
      ctx.set('content-security-policy', policy());
      ctx.body = problemPage(error_description ?? error);
    },
  };
  const provider = new Provider(options.issuer, configuration);
  provider.on('server_error', (_ctx, error) => log(error.stack ?? error.message));

  provider.use(misbehave({ people, defectForAll, privateKey, script, clientSecret: options.clientSecret }));
  return provider;
}
