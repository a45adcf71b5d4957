import { randomUUID } from 'node:crypto';
import { apiPrefix } from '@sufra/contracts';
import { type Claims, type Misbehaviour, startGoogle } from '../../local/stand-ins/google/index.ts';

export interface GoogleUser {
  sub: string;
  email: string;
  email_verified: unknown;
  name?: string;
  /** The domain of an organisation, whose mailboxes Google runs. */
  hd?: string;
}

const clientId = 'sufra-test';
const clientSecret = randomUUID();

/** The stand-in for Google, told by a test who signs in with which claims, and how it misbehaves. */
export async function startOpenIdProvider({ calledByBrowsers = undefined as string | undefined } = {}) {
  const asked: Claims[] = [];
  const exchanges: { form: Claims; answer: Claims }[] = [];
  // Each sign-in is one of a person of its own at the stand-in, whose claims are replaced by those of the user.
  const users = new Map<unknown, GoogleUser>();
  let user: GoogleUser | undefined;
  let misbehaviour: Misbehaviour = {};

  const google = await startGoogle({
    clientId,
    clientSecret,
    redirectUri: `http://localhost:8080${apiPrefix}/auth/google/return`,
    issuer: calledByBrowsers,
    log: () => undefined,
    script: {
      visitor(params) {
        asked.push(params);
        if (!user) return undefined;
        const email = `${randomUUID()}@visitor.example`;
        users.set(email, user);
        return { name: 'Visitor', email };
      },
      misbehaviour: () => {
        const { claims: change = same => same, ...more } = misbehaviour;
        return { ...more, claims: honest => change({ ...honest, ...users.get(honest.email) }) };
      },
      exchanged: (form, answer) => exchanges.push({ form, answer }),
    },
  });

  return {
    env: { GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    issuer: google.issuer,
    url: google.url,
    /** What it was asked for at its front door, and what for at the token endpoint. */
    asked,
    exchanges,
    /** Who signs in next; undefined: the person cancels. */
    signsIn: (next: GoogleUser | undefined) => {
      user = next;
    },
    misbehaves: (next: Misbehaviour) => {
      misbehaviour = next;
    },
    stop: google.stop,
  };
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;
