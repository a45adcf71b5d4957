import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accessMatrix, unlistedCalls } from './access-matrix.ts';
import { tryAccess } from './try-access.ts';

type Reply = [status: number, code?: string];
let reply: (req: IncomingMessage) => Reply;
let server: Server;
let url: string;

/** Stands where a service would that answers whatever it likes. */
beforeAll(async () => {
  server = createServer((req, res) => {
    const [status, code] = reply(req);
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise(resolve => server.close(resolve)));

const call = 'PATCH /auth/users/{id}/roles';
const outcome = (...given: Reply) => {
  reply = () => given;
  return tryAccess(url, { call });
};

describe('a call is tried', () => {
  test.each<[string, Reply]>([
    ['admitted', [200]],
    ['admitted', [400, 'invalid_request']],
    ['admitted', [404, 'not_found']],
    ['admitted', [403, 'wrong_password']],
    ['forbidden', [403, 'forbidden']],
    ['unauthorized', [401, 'unauthorized']],
    ['unauthorized', [401, 'session_ended']],
  ])('and found to be %s by %j', async (expected, given) => {
    expect(await outcome(...given)).toBe(expected);
  });

  test.each<[string, Reply]>([
    ['is not there', [405, 'method_not_allowed']],
    ['fails', [500, 'internal_error']],
  ])('and a call that %s is neither', async (_what, given) => {
    await expect(outcome(...given)).rejects.toThrow(`${call} answered ${given[0]}`);
  });

  test('by HEAD too, which is let in no further than GET', async () => {
    reply = ({ method }) => (method === 'HEAD' ? [200] : [403, 'forbidden']);
    await expect(tryAccess(url, { call: 'GET /auth/users' })).rejects.toThrow('GET is 403, HEAD is 200');
  });
});

describe('the matrix', () => {
  test('says of every call and role whether the one is for the other', () => {
    const ofAudit = accessMatrix('svc-auth').filter(([key]) => key === 'GET /auth/audit');
    expect(ofAudit.map(([, role, expected]) => [role, expected])).toEqual([
      ['anonymous', 'unauthorized'],
      ['free', 'forbidden'],
      ['premium', 'forbidden'],
      ['moderator', 'forbidden'],
      ['admin', 'admitted'],
    ]);
    expect(new Set(accessMatrix('svc-billing').map(([key]) => key.split('/')[1]))).toEqual(
      new Set(['operations', 'payment']),
    );
  });

  test('knows what is not in the contract, whichever pattern an address could be taken for', () => {
    const unlisted = unlistedCalls('svc-recipes');
    expect(unlisted).toContain('DELETE /recipes');
    expect(unlisted).not.toContain('GET /recipes');
    expect(unlisted).not.toContain('DELETE /recipes/plan');
  });
});
