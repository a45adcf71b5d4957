import { api } from '../api/api.ts';
import type { ApiTable } from '../api/api-table.ts';
import { ProblemShape } from '../api/problem-shape.ts';
import { apiPrefix } from '../constants/addresses.ts';
import { brand } from '../constants/brand.ts';
import { problems } from '../problems.ts';
import { schemaWriter } from './json-schema.ts';
import { operationOf } from './operation.ts';

/** Codes are words for programs, and there will be more of them: a reader takes one that it does not know by its status. */
function withOpenCodes(components: ReturnType<typeof schemaWriter>['components']) {
  const { Problem } = components;
  const code = {
    type: 'string',
    description: 'the word for programs; there may be others than these',
    'x-extensible-enum': Object.keys(problems),
  };
  return { ...components, Problem: { ...Problem, properties: { ...Problem?.properties, code } } };
}

/** The OpenAPI 3.1 description of a table of calls. */
export function openApi(table: ApiTable = api) {
  const writer = schemaWriter();
  const problem = writer.write(ProblemShape, 'output');
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [key, call] of Object.entries(table)) {
    const [method = '', path = ''] = key.split(' ');
    const operation = operationOf({ key, call, writer, problem });
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  const sorted = Object.entries(withOpenCodes(writer.components)).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: brand.description,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-rights-reserved' },
    },
    servers: [{ url: apiPrefix }],
    paths,
    components: {
      schemas: Object.fromEntries(sorted),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        oneTimeToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'Of a sign-in with Google: good for one minute, once, in the browser that signed in.',
        },
      },
    },
  };
}
