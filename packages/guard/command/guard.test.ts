import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { run } from './run.ts';
import { maxLineLength } from './split-lines.ts';

const packageFolder = join(import.meta.dirname, '..');
const { bin } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
const command = join(packageFolder, bin['sufra-guard']);
// As a shell starts it: by its first line, with the Node that runs these tests.
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
const folder = mkdtempSync(join(tmpdir(), 'guard-command-'));
const startFolder = process.cwd();
const soup = {
  title: 'Pea soup',
  ingredients: ['500 g peas', '100 g turkey bacon'],
  steps: ['Fry the bacon.'],
};
const roast = { title: 'Roast', ingredients: ['2 carrots'], steps: ['Pour in the wine.'] };

type Input = Buffer | string | ((to: Writable) => void);

/** As a shell starts it. */
function spawned(args: string[], { input, end }: { input?: Input; end?: (out: string) => boolean } = {}) {
  return new Promise<{ code: number | null; out: string; errors: string }>((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env });
    let out = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', piece => {
      out += piece;
      if (end?.(out)) child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', piece => {
      errors += piece;
    });
    child.on('error', reject).on('close', code => resolve({ code, out, errors }));
    // It may have ended before it has read everything.
    child.stdin.on('error', () => undefined);
    if (typeof input === 'function') input(child.stdin);
    else child.stdin.end(input);
  });
}

/** What the command does, in this process. */
async function guard(args: string[], { input = '' }: { input?: Buffer | string } = {}) {
  let out = '';
  let errors = '';
  const code = await run(args, {
    input: Readable.from([Buffer.from(input)]),
    isTerminal: false,
    write: async text => {
      out += text;
    },
    writeError: text => {
      errors += text;
    },
    onWorst: () => undefined,
  });
  return { code, out, errors };
}

const asLines = (out: string) =>
  out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));

beforeAll(() => {
  const files = {
    'lines.txt': '\ufeff2 eggs\r\n\r\n4 oz bacon\r\nlast line without an end',
    'packed.txt.gz': gzipSync('1 tsp vanilla extract\n'),
    'utf-16.txt': Buffer.from('\ufeff4 oz bacon\n', 'utf16le'),
    'recipe.json': JSON.stringify(soup),
    'recipes.jsonl.gz': gzipSync(
      [soup, roast, { text: '2 eggs' }, '3 apples'].map(one => JSON.stringify(one)).join('\n'),
    ),
    'bad.jsonl': '\n{"title": "no ingredients"}\n',
    'bad.json': '{',
    'cut.txt.gz': gzipSync('2 eggs\n'.repeat(1_000)).subarray(0, 30),
    'empty.txt': '',
    'empty.txt.gz': gzipSync(''),
    'latin.txt': Buffer.from('200 g jam\xf3n\n4 oz bacon\n', 'latin1'),
    'signs.txt': '4 oz bacon \u001b[2J\u0007\n',
    bacon: '2 eggs\n',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(startFolder);
  rmSync(folder, { recursive: true });
});

describe('what is judged', () => {
  test('each argument is a text, with what caused the verdict, the rule and the substitute', async () => {
    const { code, out } = await guard(['4 oz bacon', '1 tsp vanilla extract', '2 eggs']);
    expect(code).toBe(2);
    expect(out).toMatch(/^HARAM {5}4 oz bacon\n +bacon: haram by rule 2\. .+\n +instead: .*turkey bacon/);
    expect(out).toMatch(/DOUBTFUL {2}1 tsp vanilla extract\n +vanilla extract: doubtful by rule 13\. /);
    expect(out).toMatch(/HALAL {5}2 eggs\n\n3 judged: 1 halal, 1 doubtful, 1 haram\n$/);
  });

  test('files are read a text each line, packed or not, in UTF-8 or UTF-16', async () => {
    const { code, out, errors } = await guard(['--json', 'lines.txt', 'packed.txt.gz', 'utf-16.txt']);
    expect(asLines(out)).toMatchObject([
      { file: 'lines.txt', line: 1, text: '2 eggs', verdict: 'halal', findings: [] },
      {
        file: 'lines.txt',
        line: 3,
        text: '4 oz bacon',
        verdict: 'haram',
        findings: [{ words: 'bacon', rule: 2 }],
      },
      { file: 'lines.txt', line: 4, text: 'last line without an end', verdict: 'halal' },
      { file: 'packed.txt.gz', line: 1, text: '1 tsp vanilla extract', verdict: 'doubtful' },
      { file: 'utf-16.txt', line: 1, text: '4 oz bacon', verdict: 'haram' },
    ]);
    expect({ code, errors }).toEqual({ code: 2, errors: '' });
  });

  test('a recipe is judged as a whole', async () => {
    const { code, out } = await guard(['--json', 'recipe.json', 'recipes.jsonl.gz']);
    expect(asLines(out)).toMatchObject([
      { file: 'recipe.json', title: 'Pea soup', verdict: 'halal' },
      { file: 'recipes.jsonl.gz', line: 1, title: 'Pea soup', verdict: 'halal' },
      { line: 2, title: 'Roast', verdict: 'haram', findings: [{ part: 'steps', index: 0, words: 'wine' }] },
      { line: 3, text: '2 eggs', verdict: 'halal' },
      { line: 4, text: '3 apples', verdict: 'halal' },
    ]);
    expect(code).toBe(2);
  });

  test('an argument that names a file is a text with --text', async () => {
    const [asFile, asText] = await Promise.all([guard(['bacon']), guard(['--text', 'bacon'])]);
    expect(asFile).toMatchObject({ code: 0, out: 'HALAL     bacon:1: 2 eggs\n' });
    expect(asText).toMatchObject({ code: 2, out: expect.stringMatching(/^HARAM {5}bacon\n/) });
  });

  test('standard input is read where nothing is named; the worst verdict is doubtful', async () => {
    const { code, out } = await spawned([], { input: gzipSync('2 eggs\n1 tsp vanilla extract\n') });
    expect(code).toBe(1);
    expect(out).toMatch(/^HALAL {5}1: 2 eggs\nDOUBTFUL {2}2: 1 tsp/);
  });

  test('the language decides what a word is', async () => {
    const [turkish, english] = await Promise.all(
      ['tr', 'en'].map(language => guard(['--language', language, '--json', 'ham'])),
    );
    expect(turkish?.code).toBe(0);
    expect(english?.code).toBe(2);
  });
});

describe('what cannot be judged', () => {
  test('files that hold nothing are told of', async () => {
    const { code, out, errors } = await guard(['empty.txt', 'empty.txt.gz']);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(errors).toBe(
      'guard: empty.txt holds nothing to judge\nguard: empty.txt.gz holds nothing to judge\n',
    );
  });

  test('bytes that are no UTF-8 are told of, and the other lines are judged', async () => {
    const { code, out, errors } = await guard(['--json', 'latin.txt']);
    expect(asLines(out)[1]).toMatchObject({ line: 2, verdict: 'haram' });
    expect(code).toBe(2);
    expect(errors).toBe('guard: latin.txt, line 1 holds bytes that are no UTF-8\n');
  });

  test('what a terminal would obey is not printed', async () => {
    const { out } = await guard(['signs.txt']);
    expect(out).toMatch(/^HARAM {5}signs.txt:1: 4 oz bacon *\[2J/);
    expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  test.each([
    [['bad.jsonl'], /^guard: bad\.jsonl, line 2: a text, /],
    [['bad.json'], /^guard: bad\.json: .*JSON/],
    [['cut.txt.gz'], /^guard: cut\.txt\.gz: unexpected end of file\n$/],
    [['none.txt'], /^guard: none\.txt: there is no such file/],
    [['./none'], /^guard: \.\/none: there is no such file/],
    [['.'], /^guard: \.: this is a folder/],
  ])('%j cannot be read', async (args, message) => {
    const { code, errors } = await guard(args);
    expect(errors).toMatch(message);
    expect(errors).not.toContain('    at ');
    expect(code).toBe(66);
  });

  test.each([
    [['--nonsense'], /Unknown option '--nonsense'/],
    [['--language', 'xx', 'bacon'], /no language 'xx'; there are ar, /],
    [['--text'], /a text or a file is wanted/],
  ])('%j is no way to call it', async (args, message) => {
    const { code, out, errors } = await guard(args);
    expect(errors).toMatch(message);
    expect({ code, out }).toEqual({ code: 64, out: '' });
  });

  test('its process exits with what went wrong', async () => {
    const { code, errors } = await spawned(['none.txt']);
    expect({ code, errors: errors.split(':')[0] }).toEqual({ code: 66, errors: 'guard' });
  });

  test('--help tells the options and exits 0', async () => {
    const { code, out } = await guard(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/--json[\s\S]*--text[\s\S]*--language[\s\S]*64[\s\S]*66[\s\S]*70/);
  });
});

describe('a large input', () => {
  test('is answered while it comes, and a reader that has seen enough may leave', async () => {
    const endless = (to: Writable) => {
      const more = () => {
        while (!to.destroyed && to.write('4 oz bacon\n'.repeat(1_000)));
      };
      to.on('drain', more);
      more();
    };
    const { code, errors } = await spawned([], { input: endless, end: out => out.length > 100_000 });
    expect({ code, errors }).toEqual({ code: 2, errors: '' });
  });

  test('of one endless line comes in pieces, cut between words', async () => {
    const input = `${'peas and '.repeat(maxLineLength / 4)}bacon`;
    const { code, out } = await guard(['--json'], { input });
    const pieces: { text: string; line: number; verdict: string }[] = asLines(out);
    expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(maxLineLength);
    expect(new Set(pieces.map(({ line }) => line))).toEqual(new Set([1]));
    expect(pieces.flatMap(({ text }) => text.trim().split(' ')).join(' ') === input).toBe(true);
    expect(pieces.at(-1)?.verdict).toBe('haram');
    expect(code).toBe(2);
  });
});
