import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { localDatabase } from './local-database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-database-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const status = (content: string) => writeFileSync(join(folder, 'status.json'), content);
const find = (env: NodeJS.ProcessEnv = {}) => localDatabase('svc-auth', { DATA_FOLDER: folder, ...env });
const mongo = { name: 'embedded-mongo', url: 'mongodb://127.0.0.1:4711/?directConnection=true' };

describe('the database of a service on this machine', () => {
  test('is that of the product which runs, as its folder tells', () => {
    status(JSON.stringify({ parts: [{ name: 'svc-auth', url: 'http://127.0.0.1:1' }, mongo] }));
    expect(find()).toBe('mongodb://127.0.0.1:4711/sufra-auth?directConnection=true');
  });

  test('is what MONGO_URL names, with the name that the start command gives it when it has none', () => {
    const MONGO_URL = 'mongodb://user:word@db.example:27017';
    expect(find({ MONGO_URL })).toBe(`${MONGO_URL}/sufra-auth`);
    expect(find({ MONGO_URL: `${MONGO_URL}/accounts?tls=true` })).toBe(`${MONGO_URL}/accounts?tls=true`);
  });

  test('that is not known is said with what to do', () => {
    const what = "Run 'npm start' first";
    expect(() => find({ DATA_FOLDER: join(folder, 'nowhere') })).toThrow(what);
    for (const content of ['', '{"parts":', '{}', 'null', '{"parts":[]}']) {
      status(content);
      expect(() => find()).toThrow(what);
    }
    expect(() => find({ MONGO_URL: 'http://db.example' })).toThrow('MONGO_URL: must be');
  });
});
