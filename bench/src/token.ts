import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import jwt from 'jsonwebtoken';
import { record } from './report.ts';
import { median } from './summary.ts';

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
const spent: Record<Way, number[]> = { jsonwebtoken: [], jose: [] };
await cpuOf('jsonwebtoken');
await cpuOf('jose');
for (let round = 0; round < rounds; round += 1)
  for (const way of ['jsonwebtoken', 'jose'] as const) spent[way].push(await cpuOf(way));

const ratios = spent.jsonwebtoken.map((own, at) => own / (spent.jose[at] ?? Number.NaN));
record({
  what: 'processor time of jsonwebtoken against jose',
  value: median(ratios),
  unit: '×',
  spread: [Math.min(...ratios), Math.max(...ratios)],
  atMost: 1,
});
