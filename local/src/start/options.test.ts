import { describe, expect, test } from '@jest/globals';
import { readOptions } from './options.ts';

describe('the options of the start command', () => {
  test('without any are one process on 8080, with the data that is there', () => {
    expect(readOptions([], {})).toEqual({
      isFresh: false,
      isSeparate: false,
      replicas: 1,
      without: [],
      dev: [],
      isObserved: false,
      port: 8080,
    });
  });

  test('replicas need processes of their own', () => {
    expect(readOptions(['--replicas', '2'], {})).toMatchObject({ isSeparate: true, replicas: 2 });
  });

  test('a port that is asked for wins over PORT', () => {
    expect(readOptions([], { PORT: '8090' })).toMatchObject({ port: 8090 });
    expect(readOptions(['--port', '8091'], { PORT: '8090' })).toMatchObject({ port: 8091 });
  });

  test.each([
    [['--frehs'], /frehs/],
    [['--replicas', '0'], /--replicas/],
    [['--replicas', 'two'], /--replicas/],
    [['--port', '70000'], /--port/],
    [['--port=-1'], /--port/],
    [['--port', ''], /--port/],
    [['--port', '1e3'], /--port/],
    [['stray'], /stray/],
    [['--help'], /npm start/],
  ])('%j is answered with what there is', (args, words) => {
    const read = () => readOptions(args, {});
    expect(read).toThrow(words);
    expect(read).toThrow(/--separate/);
  });
});
