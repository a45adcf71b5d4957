import { expect, test } from '../src/site.ts';

interface Operation {
  security?: unknown[];
  requestBody?: { content: Record<string, unknown> };
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
}

/** As a library for schemas says it to programmers. */
const jargon = /invalid input|expected \w+|received|undefined|\bNaN\b|regex|zod|schema/i;

test('a caller who sends something else than is wanted reads what is wanted', async ({ page }) => {
  const { paths }: Description = await (await page.request.get('/api/docs/openapi.json')).json();
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(
        ([, { security, requestBody }]) => requestBody?.content['application/json'] && !security?.length,
      )
      .map(([method]) => ({ path: path.replaceAll(/\{\w+\}/g, 'a'), method })),
  );
  expect(calls.map(({ path }) => path)).toContain('/auth/signup');

  for (const { path, method } of calls) {
    for (const data of [{}, everyFieldANumber]) {
      const answer = await page.request.fetch(`/api/v1${path}`, { method, data });
      const text = await answer.text();
      const said = `${method} ${path} with ${JSON.stringify(data)}: ${answer.status()} ${text}`;
      expect([400, 401, 403, 422], said).toContain(answer.status());
      expect(text, said).not.toMatch(jargon);
    }
  }
});

const everyFieldANumber = { name: 1, email: 2, password: 3, token: 4, message: 5, subject: 6 };
