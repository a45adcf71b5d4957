import { afterEach, describe, expect, test } from '@jest/globals';
import { api } from '@sufra/contracts';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { html } from '../html/html.ts';
import { schemaOutline, typeOf } from './schema-outline.ts';

afterEach(stopAll);

describe('the API to read', () => {
  test('has every call of the contract, each with an address of its own', async () => {
    const gateway = await aGateway();
    const answer = await fetch(`${gateway.url}/api/docs`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const page = await answer.text();
    for (const call of Object.values(api)) expect(page).toContain(call.summary.replaceAll("'", '&#39;'));
    const ids = [...page.matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain('post-auth-signup');
    expect(new Set(ids).size).toBe(Object.keys(api).length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
  });

  test('brings its style and its icon from this site and nothing inline', async () => {
    const gateway = await aGateway();
    const page = await (await fetch(`${gateway.url}/api/docs`)).text();
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
    const [, address] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    const style = await fetch(`${gateway.url}${address}`);
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(page) ?? [];
    const answer = await fetch(`${gateway.url}${icon}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  test('shows the fields of a named shape and of a form where they are used, and what a parameter is', async () => {
    const gateway = await aGateway();
    const page = await (await fetch(`${gateway.url}/api/docs`)).text();
    const article = (id: string) => page.split(`<article id="${id}">`)[1]?.split('</article>')[0] ?? '';
    expect(article('get-recipes')).toMatch(/<code>recipes<\/code>.*<code>ingredientLines<\/code>/s);
    expect(article('post-blogs').split('Answer')[0]).toMatch(
      /<code>title<\/code>.*<code>coverImage<\/code>/s,
    );
    expect(article('get-blogs-post')).toContain('in the path: its slug');
  });

  test('has the events for programs as AsyncAPI 3', async () => {
    const gateway = await aGateway();
    const answer = await fetch(`${gateway.url}/api/docs/asyncapi.json`);
    const document = (await answer.json()) as { asyncapi: string; channels: object };
    expect(document.asyncapi).toBe('3.0.0');
    expect(Object.keys(document.channels)).toContain('user.access-changed');
  });

  test('is there for programs as OpenAPI 3.1', async () => {
    const gateway = await aGateway();
    const answer = await fetch(`${gateway.url}/api/docs/openapi.json`);
    const document = (await answer.json()) as { openapi: string; paths: object };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toContain('/auth/signup');
  });

  test.each(['/api/docs/nothing', '/api/docs/__proto__', '/api-docs'])('has nothing at %s', async path => {
    const gateway = await aGateway();
    expect((await fetch(gateway.url + path)).status).not.toBe(200);
  });
});

describe('a schema in words', () => {
  test.each([
    [{ type: 'string', minLength: 8, maxLength: 256 }, 'text, 8 to 256 characters'],
    [{ type: 'string', maxLength: 5 }, 'text, at most 5 characters'],
    [{ type: 'string', format: 'date-time' }, 'date and time'],
    [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'whole number, at least 0'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'whole number or null'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, "list of: one of 'a', 'b'"],
    [{ const: 'GBP' }, "'GBP'"],
    [{}, 'anything'],
  ])('%j is %s', (schema, words) => {
    expect(typeOf(schema)).toBe(words);
  });

  test('shows the fields of objects within lists, and which may be left out', () => {
    const schema = {
      type: 'object',
      required: ['users'],
      properties: {
        users: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
      },
    };
    const { text } = schemaOutline(schema);
    expect(text).toMatch(/<code>users<\/code>.*list of: object.*<code>name<\/code>.*optional/s);
  });
});

test('values in markup are escaped, markup is not', () => {
  expect(html`<p title="${'"<&'}">${[html`<b>${"it's"}</b>`, undefined, 1]}</p>`.text).toBe(
    '<p title="&quot;&lt;&amp;"><b>it&#39;s</b>1</p>',
  );
});
