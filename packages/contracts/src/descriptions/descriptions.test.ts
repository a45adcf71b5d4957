import { describe, expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { api } from '../api/api.ts';
import type { ApiCall } from '../api/api-table.ts';
import { Id } from '../api/fields.ts';
import { asyncApi } from './async-api.ts';
import { openApi } from './open-api.ts';
import { operationId } from './operation-id.ts';

const config = await createConfig({ extends: ['recommended'] });

async function faultsOf(description: object): Promise<string[]> {
  const source = JSON.stringify(description);
  const problems = await lintFromString({ source, absoluteRef: '/description.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

/** A browser is led on by these, and no program calls them. */
const redirects = Object.values<ApiCall>(api).filter(({ status }) => status === 302);
const redirectsOn = 'operation-2xx-response: Operation must have at least one `2XX` response.';

/** An id is no word, so these addresses are never both. */
const wordsForIds = [
  ['/recipes/{id}/versions', '/recipes/collections/{collection}'],
  ['/recipes/{id}/versions', '/recipes/photos/{file}'],
  ['/recipes/collections/{collection}', '/recipes/{id}/photo'],
  ['/recipes/{id}/versions', '/recipes/published/{slug}'],
  ['/recipes/collections/{collection}', '/recipes/{id}/publication'],
  ['/recipes/{id}/versions', '/recipes/eaters/{id}'],
  ['/recipes/collections/{collection}', '/recipes/{id}/table'],
  ['/recipes/published/{slug}/copy', '/recipes/{id}/table/copy'],
  ['/recipes/{id}/versions', '/recipes/pictures/{file}'],
  ['/recipes/{id}/versions', '/recipes/shared/{token}'],
  ['/recipes/{id}/table/copy', '/recipes/shared/{token}/copy'],
  ['/recipes/collections/{collection}', '/recipes/{id}/restore'],
  ['/recipes/collections/{collection}', '/recipes/{id}/share'],
] as const;
const neverBoth = wordsForIds.map(
  ([one, other]) =>
    `no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: \`${one}\` and \`${other}\`.`,
);

describe('linted by the recommended rules', () => {
  test('the API has no fault but what stands here with its reason', async () => {
    expect(await faultsOf(openApi())).toEqual([...neverBoth, ...redirects.map(() => redirectsOn)]);
    for (const word of ['collections', 'eaters', 'photos', 'pictures', 'published', 'shared'])
      expect(Id.safeParse(word).success).toBe(false);
  });

  test('the events have none', async () => {
    expect(await faultsOf(asyncApi())).toEqual([]);
  });

  test('a fault is found', async () => {
    const { paths, ...rest } = openApi();
    const get = { ...paths['/blogs/{post}']?.get, operationId: 'getBlogs', security: [{ nothing: [] }] };
    const found = await faultsOf({ ...rest, paths: { ...paths, '/blogs/{slug}': { get } } });
    for (const rule of ['no-identical-paths', 'security-defined', 'operation-operationId-unique'])
      expect(found.join('\n')).toContain(rule);
  });
});

describe('a call', () => {
  const { paths, components } = openApi();

  test('refers to named shapes, each described once', () => {
    for (const name of ['Recipe', 'User', 'Blog', 'BlogSummary', 'Member', 'Plan', 'Problem'])
      expect(components.schemas).toHaveProperty(name);
    expect(paths['/blogs/{post}']?.get?.responses[200]?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Blog' } },
    });
    expect(JSON.stringify(components.schemas.Blog)).not.toContain('additionalProperties');
  });

  test('needs no body where none has to be sent', () => {
    expect(paths['/auth/me']?.delete).toMatchObject({ requestBody: { required: false } });
    expect(paths['/auth/signin']?.post).toMatchObject({ requestBody: { required: true } });
  });

  test('has its file beside the texts of its form', () => {
    expect(JSON.stringify(paths['/blogs']?.post)).toMatch(/BlogForm.*coverImage.*binary/);
  });

  test.each([
    ['GET /blogs', 'getBlogs'],
    ['GET /blogs/{post}', 'getBlogsByPost'],
    ['POST /auth/me/second-factor/proof', 'postAuthMeSecondFactorProof'],
  ])('%s is the operation %s', (key, id) => {
    expect(operationId(key)).toBe(id);
  });
});

test('an event says who publishes it, who reads it, and what it holds', () => {
  const { operations, components } = asyncApi();
  expect(operations['svc-recipes.publishes.recipe.generated']).toMatchObject({ action: 'send' });
  expect(operations['svc-auth.reads.recipe.generated']).toMatchObject({ action: 'receive' });
  expect(operations).not.toHaveProperty(['svc-mail.reads.recipe.generated']);
  const { payload } = components.messages['recipe.generated'] ?? {};
  expect(payload?.properties?.source).toMatchObject({ const: 'svc-recipes' });
  expect(payload?.properties?.data?.properties).toHaveProperty('recipesGenerated');
});
