import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { tokenType } from '../access/token.ts';

interface TokenOptions {
  userId: string;
  sessionId?: string;
  isAdmin?: boolean;
  isModerator?: boolean;
  accountVersion?: number;
  lifeSeconds?: number;
}

export interface TestKeySet {
  url: string;
  tokenFor(options: TokenOptions): Promise<string>;
  stop(): Promise<void>;
}

/** Stands where svc-auth would: publishes a key set and signs tokens with it. */
export async function startTestKeySet(): Promise<TestKeySet> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = 'test-key';
  const key = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' };
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/keys`,
    tokenFor: ({
      userId,
      sessionId = 'test-session',
      isAdmin = false,
      isModerator = false,
      accountVersion = 1,
      lifeSeconds = 600,
    }) =>
      new SignJWT({ sid: sessionId, ver: accountVersion, adm: isAdmin, mod: isModerator })
        .setProtectedHeader({ alg: 'RS256', typ: tokenType, kid })
        .setSubject(userId)
        .setIssuer('sufra')
        .setAudience('sufra')
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + lifeSeconds)
        .sign(privateKey),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
