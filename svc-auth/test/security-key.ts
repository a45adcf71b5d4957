import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

interface Asked {
  /** What the browser says of the page; the site's own unless said. */
  origin?: string;
  /** Whether it asked who holds it. */
  isVerified?: boolean;
  counter?: number;
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const site = 'http://localhost:8080';

/** CBOR, as far as a key's answers need it: short texts, byte strings and maps. */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);

/** A passkey in software: it makes one credential for a site, keeps whose it is, counts, and signs. */
export function aSecurityKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let userHandle = '';
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(
    rpId: string,
    { isVerified = true, attested }: { isVerified?: boolean | undefined; attested?: Buffer },
  ) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  return {
    id,
    userHandle: () => userHandle,

    /** What a browser sends for the options of a registration. */
    register({ challenge, rp, user }: Options, { origin = site, isVerified }: Asked = {}) {
      userHandle = user?.id ?? '';
      // COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
        bytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, 'base64url')),
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ]);
      const authData = authenticatorData(rp?.id ?? '', { isVerified, attested });
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** What a browser sends for the options of an authentication. */
    answer({ challenge, rpId = '' }: Options, { origin = site, isVerified, counter: said }: Asked = {}) {
      counter = said ?? counter + 1;
      const client = clientData('webauthn.get', challenge, origin);
      const authData = authenticatorData(rpId, { isVerified });
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey).toString(
            'base64url',
          ),
          userHandle,
        },
      };
    },
  };
}
