import { expect, test } from '@jest/globals';
import { buildRequest } from './build-request.ts';

test('parameters are written into the path, safely', () => {
  const { url, method } = buildRequest('GET /blogs/{post}', { params: { post: 'dates & milk/../x' } });
  expect(method).toBe('GET');
  expect(url).toBe('/api/v1/blogs/dates%20%26%20milk%2F..%2Fx');
});

test.each([undefined, null, '', '.', '..'])('the parameter %j would lead elsewhere and is refused', slug => {
  expect(() => buildRequest('GET /blogs/{post}', { params: { post: slug } })).toThrow(TypeError);
});

test('a query leaves out what is empty and repeats what is a list', () => {
  const query = { q: 'dates and milk', tag: undefined, page: 0, empty: '', tags: ['a', 'b'] };
  expect(buildRequest('GET /blogs', { query }).url).toBe(
    '/api/v1/blogs?q=dates+and+milk&page=0&tags=a&tags=b',
  );
});

test('a body is sent as JSON and says so', () => {
  const request = buildRequest('POST /auth/signin', { body: { email: 'a@b.example' } });
  expect(request.body).toBe('{"email":"a@b.example"}');
  expect(request.headers.get('content-type')).toBe('application/json');
});

test('a form keeps its own content type, which names its boundary', () => {
  const form = new FormData();
  const request = buildRequest('POST /blogs', { body: form });
  expect(request.body).toBe(form);
  expect(request.headers.has('content-type')).toBe(false);
});

test('how the browser’s own copy is to be used is said only where it was asked for', () => {
  expect(buildRequest('GET /payment/donations', { cache: 'no-cache' }).cache).toBe('no-cache');
  expect(buildRequest('GET /payment/donations', {})).not.toHaveProperty('cache');
});

test('no body, no content type', () => {
  const request = buildRequest('POST /auth/session/renew', {});
  expect(request.body).toBeUndefined();
  expect(request.headers.has('content-type')).toBe(false);
});

test('each request names itself for traces, and each another way', () => {
  const names = [1, 2].map(() => buildRequest('GET /blogs', {}).headers.get('traceparent'));
  for (const name of names) expect(name).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(names[0]).not.toBe(names[1]);
});
