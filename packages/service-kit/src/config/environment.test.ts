import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { readEnvironment } from './environment.ts';
import { keys, numbers, port, url } from './variables.ts';

const shape = {
  PORT: port(),
  MONGO_URL: url('mongodb:'),
  LINK_TOKEN_KEYS: keys(),
  RETRY_DELAYS: numbers().default([1]),
  NAME: z.string().optional(),
};
const key = Buffer.alloc(32, 7).toString('base64');
const good = { PORT: '8080', MONGO_URL: 'mongodb://db/sufra', LINK_TOKEN_KEYS: key };

describe('readEnvironment', () => {
  test('good variables become a frozen object in camel case, with defaults', () => {
    const config = readEnvironment(shape, good);

    expect(config).toEqual({
      port: 8080,
      mongoUrl: 'mongodb://db/sufra',
      linkTokenKeys: [key],
      retryDelays: [1],
      name: undefined,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test('several wrong variables are all named at once, their values never', () => {
    const wrong = { PORT: 'eighty', MONGO_URL: 'postgres://root:hunter2@db', LINK_TOKEN_KEYS: 'hunter3' };

    const read = () => readEnvironment(shape, wrong);

    expect(read).toThrow(/PORT: must be a port/);
    expect(read).toThrow(/MONGO_URL: must be an address that starts with mongodb:/);
    expect(read).toThrow(/LINK_TOKEN_KEYS: must hold one or more keys/);
    expect(read).not.toThrow(/eighty|hunter/);
  });

  test('an empty variable counts as unset', () => {
    expect(() => readEnvironment(shape, { ...good, PORT: '' })).toThrow(/PORT: is not set/);
  });

  test.each([
    ['1,20,300', [1, 20, 300]],
    [' 5 ', [5]],
  ])('a list of numbers %j is read', (text, expected) => {
    expect(readEnvironment(shape, { ...good, RETRY_DELAYS: text }).retryDelays).toEqual(expected);
  });

  test.each(['1,two', '-1', '1.5'])('a list of numbers %j is refused', text => {
    expect(() => readEnvironment(shape, { ...good, RETRY_DELAYS: text })).toThrow(/RETRY_DELAYS/);
  });
});
