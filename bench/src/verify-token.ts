import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import jwt from 'jsonwebtoken';

/** What the check of one access token costs: by jsonwebtoken, which the services use, and by jose, in turns. */
const rounds = 12;
const perRound = 400;

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = createPublicKey(privateKey);
const issuer = 'sufra';
const audience = 'sufra';
const tokens = Array.from({ length: perRound }, (_, at) =>
  jwt.sign({ sid: `s${at}`, ver: at }, privateKey, {
    algorithm: 'RS256',
    header: { alg: 'RS256', typ: 'at+jwt', kid: 'one' },
    subject: `u${at}`,
    issuer,
    audience,
    expiresIn: 600,
  }),
);
const keys = createLocalJWKSet({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }],
});

const ways = {
  jsonwebtoken: async (token: string) =>
    jwt.verify(token, publicKey, { algorithms: ['RS256'], issuer, audience }),
  jose: async (token: string) =>
    jwtVerify(token, keys, { algorithms: ['RS256'], typ: 'at+jwt', issuer, audience }),
};
type Way = keyof typeof ways;

const cpuOf = async (way: Way) => {
  const began = process.cpuUsage();
  for (const token of tokens) await ways[way](token);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / perRound;
};
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const spent: Record<Way, number[]> = { jsonwebtoken: [], jose: [] };
await cpuOf('jsonwebtoken');
await cpuOf('jose');
for (let round = 0; round < rounds; round += 1)
  for (const way of ['jsonwebtoken', 'jose'] as const) spent[way].push(await cpuOf(way));

const [own, other] = [median(spent.jsonwebtoken), median(spent.jose)];
process.stdout.write(
  `CPU for one token: jsonwebtoken ${own.toFixed(0)} µs, jose ${other.toFixed(0)} µs, ratio ${(own / other).toFixed(2)}\n`,
);
