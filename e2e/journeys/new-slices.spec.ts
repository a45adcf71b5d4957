import { type Product, runProduct } from '@sufra/service-kit/testing';
import { asPerson, signUpAndVerify } from '../src/as-person.ts';
import { type CopiedTree, copyTree } from '../src/copied-tree.ts';
import { followContributing } from '../src/follow-contributing.ts';
import { expect, password, test } from '../src/site.ts';

// A copy of the tree, to which both samples are added by the steps of CONTRIBUTING.md and by nothing else.
let tree: CopiedTree;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  tree = await copyTree();
  await followContributing(tree, 'Add a service');
  await followContributing(tree, 'Add a microfrontend');
});
test.afterAll(() => tree.remove());

async function addTip(product: Product, text: string) {
  const { token } = await asPerson(product, await signUpAndVerify(product));
  return fetch(`${product.origin}/api/v1/tips`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
}

const tipsOf = async ({ origin }: Product) => (await (await fetch(`${origin}/api/v1/tips`)).json()).tips;

test('what is changed outside the folders of the new slices is what CONTRIBUTING names', () => {
  const outside = tree.changes().filter(path => !/^(svc|mfe)-tips\//.test(path));

  const byHand = ['api/api.ts', 'api/tips.api.ts', 'events/events.ts', 'events/tips.events.ts'];
  const written = [
    ...['.env.example', '.github/CODEOWNERS', '.github/workflows/deploy.yml'],
    ...['deploy/compose.collector.yml', 'deploy/compose.traces.yml'],
    ...[
      'deploy/secrets/services.json',
      'docker-compose.yml',
      'docs/architecture.md',
      'svc-auth/contract.json',
    ],
  ];
  const isManifest = (path: string) => path.startsWith('deploy/kubernetes/');
  expect(outside.filter(path => !isManifest(path))).toEqual(
    [...written, ...byHand.map(path => `packages/contracts/src/${path}`)].sort(),
  );
  expect(outside.filter(isManifest).join()).toContain('svc-tips');
  for (const path of [...written, 'deploy/kubernetes'])
    expect(tree.read('CONTRIBUTING.md')).toContain(`\`${path}\``);
});

test('the containers hand the new service its secret, its database account and its account on the broker', async () => {
  const parts = `${tree.root}/.data/parts`;
  await tree.sh(
    `mkdir -p ${parts} && KEPT_FOLDER=${parts} PARTS_FOLDER=${parts} node deploy/secrets/write-secrets.mjs`,
  );

  const env = tree.read('.data/parts/svc-tips/env');
  expect(env).toMatch(/^MONGO_URL='mongodb:\/\/svc-tips:\w+@mongodb:27017\/sufra-tips'$/m);
  expect(env).toMatch(/^EVENT_BUS_URL='amqp:\/\/svc-tips:\w+@rabbitmq:5672\/sufra'$/m);
  expect(env).toMatch(/^TIP_AUTHOR_KEYS='[\w+/]{43}='$/m);
  const accounts = JSON.parse(tree.read('.data/parts/mongodb/accounts.json'));
  expect(accounts).toContainEqual({
    user: 'svc-tips',
    database: 'sufra-tips',
    password: /svc-tips:(\w+)@mongodb/.exec(env)?.[1],
  });
  const { topic_permissions: topics } = JSON.parse(tree.read('.data/parts/rabbitmq/definitions.json'));
  const ofTips = topics.filter(({ user }: { user: string }) => user === 'svc-tips');
  expect(ofTips).toEqual([
    expect.objectContaining({
      exchange: 'sufra.svc-tips.outgoing',
      write: '^(svc-tips\\.events-replayed|tip\\.added)$',
    }),
    expect.objectContaining({ exchange: 'sufra.svc-auth.outgoing', read: '^(user\\.access-changed)$' }),
  ]);
});

test('what is special about a slice is taken from its folder', async () => {
  tree.write('svc-tips/Dockerfile', 'FROM scratch\n');
  tree.write('svc-tips/compose.part.yml', 'x-calls: [chef]\nenvironment:\n  TIPS_SHOWN: "7"\n');
  await tree.sh('npm run slices:write');

  const [, entry = ''] = /^ {2}svc-tips:\n((?: {4}.*\n)+)/m.exec(tree.read('docker-compose.yml')) ?? [];
  expect(entry).toContain('dockerfile: svc-tips/Dockerfile }');
  expect(entry).toContain(
    '      svc-auth:\n      chef:\n      metrics-svc-tips: { aliases: [svc-tips.metrics] }\n',
  );
  expect(entry).toContain('      TIPS_SHOWN: "7"\n');
  expect(tree.read('docker-compose.yml')).toMatch(/SLICE: mfe-tips/);
});

test('both are typed as the tree asks', async () => {
  test.setTimeout(480_000);
  const faults = async (kind: string, include: string[]) => {
    tree.write('tsconfig.new.json', JSON.stringify({ extends: `./tsconfig.${kind}.json`, include }));
    return tree.sh('tsc -p tsconfig.new.json || true');
  };
  expect(await faults('node', ['svc-tips/src', 'mfe-tips/webpack.config.ts'])).toBe('');
  expect(await faults('web', ['mfe-tips/src', 'packages/web-kit/src/css-modules.d.ts'])).toBe('');
});

test('both start with the others, and the new page shows in the shell what the new service answers', async ({
  page,
}) => {
  // Every slice of the copy is built for the first time.
  test.setTimeout(960_000);
  const product = await runProduct({ root: tree.root });
  try {
    const added = await addTip(product, 'Salt the water, not the pasta.');
    expect(added.status).toBe(201);
    await expect(async () => {
      expect(await tipsOf(product)).toMatchObject([{ tipsOfAuthor: 1 }]);
    }).toPass({ timeout: 15_000 });

    await page.goto(`${product.origin}/tips`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tips for the kitchen');
    await expect(page.getByText('Salt the water, not the pasta.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page).toHaveTitle(/^Tips/);
  } finally {
    await product.stop();
  }
});

test('an edit to a slice that is developed inside the site shows in the open page, and no member is signed out', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const product = await runProduct({ root: tree.root, args: ['--dev', 'mfe-blog'] });
  const file = 'mfe-blog/src/blog-list/blog-list-page.tsx';
  const asItWas = tree.read(file);
  try {
    await page.goto(`${product.origin}/signin`);
    await page.getByLabel('Email').fill('moderator@sufra.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('button', { name: 'Add New Blog' }).click();
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Kept while the code changes');

    tree.write(file, asItWas.replace("{t('list.page.add')}", 'Write a post'));
    await expect(page.getByRole('button', { name: 'Write a post', includeHidden: true })).toHaveCount(1);
    await expect(title).toHaveValue('Kept while the code changes');
  } finally {
    // The page would go on asking for the next edit.
    await page.goto('about:blank');
    await product.stop();
    // The next product need not build the slice anew.
    tree.write(file, asItWas);
  }
});

test('the new service works with its own rights on the broker', async () => {
  test.slow();
  const rights = await tree.holdRights();
  test.info().skip(rights.absence !== undefined, `no rights on a broker: ${rights.absence}`);
  const env = { RABBITMQ_URL: rights.urlForAll, EVENT_BUS_NAMESPACE: rights.namespace };
  const product = await runProduct({ root: tree.root, args: ['--separate'], env });
  try {
    // It knows the member by svc-auth's event, and counts by its own.
    expect((await addTip(product, 'Rest the dough.')).status).toBe(201);
    await expect(async () => {
      expect(await tipsOf(product)).toMatchObject([{ text: 'Rest the dough.', tipsOfAuthor: 1 }]);
    }).toPass({ timeout: 30_000 });
  } finally {
    await product.stop();
    await rights.release();
  }
});
