import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import { tokenType } from '../access/token.ts';

interface TokenOptions {
  userId: string;
  sessionId?: string;
  isAdmin?: boolean;
  isModerator?: boolean;
  hasSecondFactor?: boolean;
  /** In seconds. */
  secondFactorAt?: number;
  accountVersion?: number;
  lifeSeconds?: number;
}

export interface TestKeySet {
  url: string;
  tokenFor(options: TokenOptions): Promise<string>;
  stop(): Promise<void>;
}

let pair: ReturnType<typeof newPair> | undefined;
const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Stands where svc-auth would: publishes a key set and signs tokens with it. */
export async function startTestKeySet(): Promise<TestKeySet> {
  // One for all the tests of a process: to make one takes a third of what starting a service does.
  pair ??= newPair();
  const { privateKey } = pair;
  const kid = 'test-key';
  const key = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/keys`,
    tokenFor: async ({
      userId,
      sessionId = 'test-session',
      isAdmin = false,
      isModerator = false,
      hasSecondFactor = false,
      secondFactorAt,
      accountVersion = 1,
      lifeSeconds = 600,
    }) =>
      jwt.sign(
        {
          sid: sessionId,
          ver: accountVersion,
          adm: isAdmin,
          mod: isModerator,
          sf: hasSecondFactor,
          sfa: secondFactorAt,
        },
        privateKey,
        {
          algorithm: 'RS256',
          header: { alg: 'RS256', typ: tokenType, kid },
          subject: userId,
          issuer: 'sufra',
          audience: 'sufra',
          expiresIn: lifeSeconds,
        },
      ),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
