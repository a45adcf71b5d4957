import { afterEach, expect, test } from '@jest/globals';
import { aRemote, aShell } from '../../test/a-front-end.ts';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream, unusedAddress } from '../../test/an-upstream.ts';

afterEach(stopAll);

const commit = '0123456789abcdef0123456789abcdef01234567';

async function aReplica(version: string) {
  const replica = await anUpstream();
  replica.readiness = (_req, res) => res.writeHead(204, { 'x-sufra-version': version }).end();
  return replica.url;
}

test('what runs is listed by its own word: two versions while a slice is released, none of what is away', async () => {
  const blog = await aRemote('mfe-blog', ['/blog']);
  const manifest = { name: 'mfe-blog', title: 'The blog', paths: [], entry: 'remoteEntry.0123abcd.js' };
  await blog.write('slice.json', JSON.stringify({ ...manifest, version: '0.4.0', commit }));
  const services = {
    'svc-blog': [await aReplica('1.0.0'), await aReplica(`1.1.0+${commit}`), await aReplica('1.0.0')],
    'svc-mail': [unusedAddress],
    'svc-auth': [await aReplica('<script>')],
  };
  const gateway = await aGateway({ services, frontEnd: [await aShell(), blog] });

  const answer = await fetch(`${gateway.url}/api/docs/running.json`);
  const { running } = (await answer.json()) as { running: { slice: string; versions: object[] }[] };
  expect(running).toEqual([
    { slice: 'shell', versions: [] },
    { slice: 'mfe-blog', versions: [{ version: '0.4.0', commit }] },
    { slice: 'svc-gateway', versions: [{ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) }] },
    {
      slice: 'svc-blog',
      versions: expect.arrayContaining([{ version: '1.0.0' }, { version: '1.1.0', commit }]),
    },
    { slice: 'svc-mail', versions: [] },
    { slice: 'svc-auth', versions: [] },
  ]);
  expect(running.find(({ slice }) => slice === 'svc-blog')?.versions).toHaveLength(2);

  const page = await (await fetch(`${gateway.url}/api/docs`)).text();
  expect(page).toContain('<code title="0123456789abcdef0123456789abcdef01234567">01234567</code>');
  expect(page.match(/<span class="note">does not say</g)).toHaveLength(3);
  const remotes = await fetch(`${gateway.url}/remotes.json`);
  expect(await remotes.json()).toMatchObject({ remotes: [{ version: '0.4.0', commit }] });
});
