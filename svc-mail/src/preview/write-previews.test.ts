import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { sampleMails } from './sample-mails.ts';
import { samplePeople } from './sample-people.ts';
import { writePreviews } from './write-previews.ts';

let folder: string;
afterEach(() => rm(folder, { recursive: true }));

test('every mail is written for every name and in every language in both forms, and the page that lists them leads to each', async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-preview-'));
  const index = await readFile(await writePreviews(join(folder, 'new')), 'utf8');
  const files = Object.keys(sampleMails).flatMap(mail =>
    [...Object.keys(samplePeople), 'ar', 'ur', 'tr', 'fr', 'id'].flatMap(person => [
      `${mail}.${person}.html`,
      `${mail}.${person}.txt`,
    ]),
  );
  expect((await readdir(join(folder, 'new'))).sort()).toEqual([...files, 'index.html'].sort());
  for (const file of files) expect(index).toContain(`href="${file}"`);
});
