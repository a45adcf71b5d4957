import { describe, expect, test } from '@jest/globals';
import { type ApiTable, api } from '@sufra/contracts';
import { readEnvironment } from '@sufra/service-kit';
import { environment } from './config.ts';

const services = [...new Set(Object.values<ApiTable[`GET /${string}`]>(api).map(({ slice }) => slice))];

const anEnvironment = (overrides: Record<string, string> = {}) => ({
  PORT: '8080',
  INTERNAL_PORT: '8081',
  PUBLIC_ORIGIN: 'https://sufra.example/',
  SERVICES: services.map(name => `${name}=http://${name}:8080`).join(','),
  FRONT_END: 'shell=file:///srv/shell/dist',
  ...overrides,
});

const read = (overrides?: Record<string, string>) => readEnvironment(environment, anEnvironment(overrides));

describe("the gateway's environment", () => {
  test('names services with one or several replicas', () => {
    const SERVICES = `${anEnvironment().SERVICES},svc-new=http://a:1|http://b:2`;
    expect(read({ SERVICES }).services).toMatchObject({
      'svc-auth': ['http://svc-auth:8080'],
      'svc-new': ['http://a:1', 'http://b:2'],
    });
  });

  test('names slices in folders, of any name, and on servers', () => {
    expect(read({ FRONT_END: 'shell=file:///a,b/dist,mfe-blog=https://cdn.example/blog/' }).frontEnd).toEqual(
      [
        { name: 'shell', url: 'file:///a,b/dist' },
        { name: 'mfe-blog', url: 'https://cdn.example/blog' },
      ],
    );
  });

  test('gives single calls more time', () => {
    expect(read({ ROUTE_TIMEOUTS_MS: 'GET /blogs=60000, POST /auth/signin=5' }).routeTimeoutsMs).toEqual({
      'GET /blogs': 60_000,
      'POST /auth/signin': 5,
    });
  });

  test('trusts no proxy and limits everybody unless set otherwise', () => {
    const config = read();
    expect(config.trustedProxies).toBe('none');
    expect(Math.min(config.ratePerMinute, config.authRatePerMinute)).toBeGreaterThan(0);
  });

  test.each([
    ['SERVICES', 'svc-blog=http://a:1', 'svc-auth'],
    ['SERVICES', 'svc-auth=ftp://a', 'svc-auth must have'],
    ['SERVICES', 'svc-auth=http://a/path', 'svc-auth must have'],
    ['FRONT_END', 'mfe-blog=file:///a', 'shell is missing'],
    ['FRONT_END', 'shell=/a', 'shell must have'],
    ['ROUTE_TIMEOUTS_MS', 'GET /nothing=5', 'GET /nothing'],
    ['ROUTE_TIMEOUTS_MS', 'GET /blogs=soon', 'GET /blogs'],
    ['PUBLIC_ORIGIN', 'sufra.example', 'must be an address'],
  ])('with %s=%s is refused by name and reason', (name, value, reason) => {
    expect(() => read({ [name]: value })).toThrow(
      expect.objectContaining({ message: expect.stringContaining(reason) }),
    );
  });
});
