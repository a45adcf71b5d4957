import { afterEach, describe, expect, test } from '@jest/globals';
import { aRemote, aShell } from '../../test/a-front-end.ts';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream, unusedAddress } from '../../test/an-upstream.ts';
import { rawRequest } from '../../test/raw-request.ts';

afterEach(stopAll);

const page =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default dompurify ProseMirrorClipboard";

async function aSite(overrides: Parameters<typeof aGateway>[0] = {}) {
  const blog = await anUpstream((_req, res) => {
    res
      .setHeader('x-powered-by', 'PHP')
      .setHeader('server', 'Apache')
      .setHeader('x-frame-options', 'ALLOWALL');
    res.setHeader('access-control-allow-origin', '*').setHeader('content-security-policy', 'default-src *');
    res.setHeader('set-cookie', ['a=1', 'b=2']).setHeader('connection', 'x-hop').setHeader('x-hop', '1');
    res.end('{}');
  });
  return aGateway({
    services: { 'svc-blog': [blog.url], 'svc-auth': [unusedAddress] },
    frontEnd: [await aShell(), await aRemote('mfe-blog', ['/blog'])],
    ...overrides,
  });
}

describe('every answer', () => {
  test.each([
    ['a page', 'GET', '/blog', 200],
    ['a page that is not there', 'GET', '/nothing', 404],
    ['a file', 'GET', '/mfe/mfe-blog/remoteEntry.0123abcd.js', 200],
    ['a file that is not there', 'GET', '/mfe/mfe-blog/nothing.js', 404],
    ['the registry', 'GET', '/remotes.json', 200],
    ['a call', 'GET', '/api/v1/blogs', 200],
    ['a call that does not exist', 'GET', '/api/v1/nothing', 404],
    ['a service that is down', 'GET', '/api/v1/auth/me', 503],
    ['an address in disguise', 'GET', '/a/%2e%2e/b', 400],
    ['a wrong method', 'POST', '/blog', 405],
    ['a preflight', 'OPTIONS', '/api/v1/blogs', 204],
    ['the API to read', 'GET', '/api/docs', 200],
    ['the API for programs', 'GET', '/api/docs/openapi.json', 200],
  ])('to %s carries the headers that guard it', async (_what, method, path, status) => {
    const gateway = await aSite();
    const received = await rawRequest(
      gateway.url,
      `${method} ${path} HTTP/1.1\r\nHost: a\r\nOrigin: https://evil.example\r\nAccess-Control-Request-Method: PUT\r\nConnection: close\r\n\r\n`,
    );
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const head = received.slice(0, received.indexOf('\r\n\r\n')).toLowerCase();
    for (const header of [
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      'cross-origin-opener-policy: same-origin',
      'cross-origin-resource-policy: same-origin',
      'permissions-policy: ',
      'x-frame-options: deny',
      'strict-transport-security: max-age=63072000',
      'x-request-id: ',
    ])
      expect(head).toContain(`\r\n${header}`);
    const isPage = head.includes('content-type: text/html');
    // Names of Trusted Types policies count by case.
    expect(received).toContain(`content-security-policy: ${isPage ? page : "default-src 'none'; "}`);
    expect(head.match(/content-security-policy/g)).toHaveLength(1);
    for (const header of ['x-powered-by', 'server:', 'access-control-', 'x-hop'])
      expect(head).not.toContain(header);
  });

  test.each([
    ['on this machine', { mode: 'local', publicOrigin: 'http://localhost:8080' } as const],
    ['without https', { publicOrigin: 'http://sufra.example' }],
  ])('%s does not insist on https', async (_where, overrides) => {
    const gateway = await aSite(overrides);
    const answer = await fetch(gateway.url);
    expect(answer.headers.has('strict-transport-security')).toBe(false);
  });

  test('keeps several cookies apart', async () => {
    const gateway = await aSite();
    const answer = await fetch(`${gateway.url}/api/v1/blogs`);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });
});
