import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  eventually,
  type Product,
  type ProductStatus,
  runProduct,
  spanTable,
} from '@sufra/service-kit/testing';
import { z } from 'zod';
import { repository } from '../slices/repository.ts';

const Span = z.looseObject({
  name: z.string(),
  service: z.string(),
  attributes: z.record(z.string(), z.string()),
});
const Traces = z.array(z.looseObject({ id: z.string(), spans: z.array(Span) }));
const Mail = z.looseObject({ text: z.string(), to: z.array(z.looseObject({ address: z.string() })) });

let product: Product;
let status: ProductStatus;
beforeAll(async () => {
  product = await runProduct({ args: ['--observe'], env: { MONGO_URL: '' } });
  status = await product.status();
}, 600_000);
afterAll(() => product?.stop());

const partOf = (name: string) => status.parts.find(part => part.name === name);

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${product.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { origin: product.origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

async function tracesNow() {
  const answer = await fetch(`${partOf('collector')?.url}/traces.json`);
  return Traces.parse(await answer.json());
}

const traceId = (last: string) => last.padStart(32, 'a');
const begunBy = (id: string) => ({ traceparent: `00-${id}-bbbbbbbbbbbbbbbb-01` });

/** Each process sends what it has recorded when it has ended, and a moment later: until all of these have come. */
async function traceWith(id: string, beginnings: string[]) {
  const spansOf = async () => (await tracesNow()).find(trace => trace.id === id)?.spans ?? [];
  await eventually(async () => {
    const named = (await spansOf()).map(({ service, name }) => `${service}: ${name}`);
    expect(beginnings.filter(start => !named.some(name => name.startsWith(start)))).toEqual([]);
  }, 15_000);
  return spansOf();
}

async function mailTo(address: string) {
  let found: z.infer<typeof Mail> | undefined;
  await eventually(async () => {
    const mails = z.array(Mail).parse(await (await fetch(`${status.inbox}/email`)).json());
    found = mails.find(({ to }) => to.some(one => one.address === address));
    return found !== undefined;
  }, 15_000);
  return found?.text ?? '';
}

describe('a product that is observed', () => {
  const secrets: string[] = [];

  test('shows a sign-up from the click to its mail as one trace', async () => {
    const account = { name: 'Canaryname', email: 'canary-address@sufra.test', password: 'canary-password-1' };
    const answer = await post('/auth/signup?canary=query-value', account, begunBy(traceId('1')));
    expect(answer.status).toBeLessThan(300);
    const words = await mailTo(account.email);
    secrets.push(...Object.values(account), 'query-value', ...(words.match(/[\w-]{30,}/g) ?? []));
    expect(secrets.length).toBeGreaterThan(4);

    await traceWith(traceId('1'), [
      'svc-gateway: POST /auth/signup',
      'svc-gateway: ask svc-auth',
      'svc-auth: POST /auth/signup',
      'svc-auth: insert users',
      'svc-auth: publish ',
      'svc-mail: wait ',
      'svc-mail: handle ',
      'svc-mail: send mail',
    ]);
  }, 40_000);

  test('shows a generation with its model', async () => {
    const signedIn = await post('/auth/signin', { email: 'premium@sufra.example', password: 'sufra-demo' });
    const { token } = z.object({ token: z.string() }).parse(JSON.parse(signedIn.text));
    const userPrompt = 'lentil soup for canaryguest';
    const headers = { authorization: `Bearer ${token}`, ...begunBy(traceId('2')) };
    const { status: code, text } = await post('/recipes/generate-openai', { userPrompt }, headers);
    expect(code).toBe(201);
    const { recipe } = z
      .object({
        recipe: z.looseObject({ title: z.string(), steps: z.array(z.looseObject({ text: z.string() })) }),
      })
      .parse(JSON.parse(text));
    secrets.push(token, 'sufra-demo', 'premium@sufra', 'canaryguest', recipe.title);
    secrets.push(...recipe.steps.map(step => step.text));
    const spans = await traceWith(traceId('2'), ['svc-gateway: POST ', 'svc-recipes: ask model']);
    expect(spans.find(({ name }) => name === 'ask model')?.attributes).toMatchObject({
      'gen_ai.request.model': 'local-chef',
      'gen_ai.usage.output_tokens': expect.stringMatching(/^[1-9]\d*$/),
    });
  });

  test('keeps addresses, tokens, recipes and values of queries out of every span', async () => {
    const all = JSON.stringify(await tracesNow());
    expect(all).toContain('send mail');
    expect(secrets.filter(secret => all.includes(secret))).toEqual([]);
  });

  test('calls its spans, and says in them, what the table of spans lists', async () => {
    const kinds = Object.values(spanTable);
    const wrong = (await tracesNow())
      .flatMap(({ spans }) => spans)
      .filter(({ name, attributes }) => {
        const said = Object.keys(attributes);
        return !kinds.some(kind => kind.name.test(name) && said.every(key => key in kind.attributes.shape));
      });
    expect(wrong).toEqual([]);
  });

  test('writes the ids of a trace into the log', () => {
    const logs = join(product.folder, 'logs');
    for (const service of ['svc-gateway', 'svc-auth', 'svc-mail'])
      expect(readFileSync(join(logs, `${service}.log`), 'utf8')).toContain(`"traceId":"${traceId('1')}"`);
  });

  test('measures all that dashboards and rules ask for, and tells of all that it measures', async () => {
    const texts = await Promise.all(
      status.parts.flatMap(({ internalUrl }) =>
        internalUrl ? [fetch(`${internalUrl}/metrics`).then(answer => answer.text())] : [],
      ),
    );
    const types = texts.flatMap(text => [...text.matchAll(/^# TYPE (sufra_\w+) (\w+)$/gm)]);
    const series = new Set(
      types.flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    const folder = join(repository, 'deploy', 'observability');
    const asked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(?:json|yml)$/.test(name) && !name.endsWith('.test.yml'))
      .flatMap(name => [...readFileSync(join(folder, name), 'utf8').matchAll(/\bsufra_\w+/g)])
      .map(([name]) => name);
    expect(new Set(asked).size).toBeGreaterThan(20);
    expect([...new Set(asked)].filter(name => !series.has(name))).toEqual([]);

    const page = readFileSync(join(repository, 'docs', 'observability.md'), 'utf8');
    const untold = new Set(types.map(([, name = '']) => name).filter(name => !page.includes(`\`${name}\``)));
    expect([...untold]).toEqual([]);
  });
});
