import { describe, expect, test } from '@jest/globals';
import { readBlocks } from '../src/substitutes/read-blocks.ts';
import { checkWords } from './check-words.ts';
import { contradictions } from './contradictions.ts';
import { flagProblems } from './flag-problems.ts';
import { orderProblems } from './order-problems.ts';
import { patternProblems } from './pattern-problems.ts';
import { placeProblems } from './place-problems.ts';
import { kindsWithout, substituteProblems } from './substitute-problems.ts';
import { formatFile, parseFile } from './words-file.ts';

const file = (path: string, ...lines: string[]) => parseFile(path, lines.map(line => `${line}\n`).join(''));
const says = (problems: readonly { says: string }[]) => problems.map(problem => problem.says);

test('the words of the guard hold no problem', () => {
  expect(checkWords()).toEqual([]);
});

describe('where a file is', () => {
  test('of a language that languages.txt does not have', () => {
    expect(says(placeProblems(file('xx/pork.txt', 'svin')))).toEqual([
      "languages.txt has no language 'xx': add a line for it",
    ]);
  });
  test('of a kind that there is not', () => {
    expect(says(placeProblems(file('de/porc.txt', 'Schwein')))).toEqual(["no kind of word is called 'porc'"]);
  });
  test.each(['de/pork.txt', 'de/everyday.txt', 'de/measure.txt', 'en/groups/place.txt'])(
    '%s is read',
    path => {
      expect(placeProblems(file(path, 'a'))).toEqual([]);
    },
  );
});

describe('order', () => {
  const content = '# A heading.\nSpeck [home  fixed]\nbacon # also English\n\nBacon\n';
  const wanted = '# A heading.\nBacon\nbacon  # also English\nSpeck [fixed home]\n';
  test('lines are sorted and in one form, and an editor is told the first that is not', () => {
    const read = parseFile('de/cured-pork.txt', content);
    expect(orderProblems(read, content)).toMatchObject([{ path: 'de/cured-pork.txt', at: 2 }]);
    expect(formatFile({ ...read, terms: read.terms.filter(({ text }) => text) })).toBe(wanted);
  });
  test('what is in order stays as it is', () => {
    expect(formatFile(parseFile('de/cured-pork.txt', wanted))).toBe(wanted);
    expect(orderProblems(parseFile('de/cured-pork.txt', wanted), wanted)).toEqual([]);
  });
});

describe('flags', () => {
  test.each([
    ['Speck [fixd]', "'Speck': no flag is called 'fixd'"],
    ['Speck []', "'Speck': brackets hold flags, and stand behind the term"],
    ['[fixed] Speck', "'[fixed] Speck': brackets hold flags, and stand behind the term"],
    ['Speck [fixed plural-only]', "'Speck': 'fixed' and 'plural-only' contradict each other"],
    ['Speck [everywhere home]', "'Speck': 'everywhere' and 'home' contradict each other"],
    ['# only a reason', 'holds no term'],
  ])('%s', (line, problem) => {
    expect(says(flagProblems(file('de/cured-pork.txt', 'Bacon', line)))).toContain(problem);
  });
});

describe('contradictions', () => {
  test('a term that stands twice, as the guard reads it', () => {
    expect(says(contradictions([file('es/cured-pork.txt', 'jamon', 'Jamón')]))).toEqual([
      "'Jamón' is read as 'jamon' of line 1: one of them is enough",
    ]);
  });
  test('with other flags it is another line', () => {
    expect(contradictions([file('id/beer.txt', 'bir [alone]', 'bir [home]')])).toEqual([]);
  });
  test('a word of two kinds in one language, and not in two', () => {
    const pork = file('de/pork.txt', 'Wammerl');
    expect(says(contradictions([pork, file('de/sausage.txt', 'Wammerl')]))).toEqual([
      "'Wammerl' names something of de/pork.txt too",
    ]);
    expect(contradictions([pork, file('nl/sausage.txt', 'Wammerl')])).toEqual([]);
  });
  test('a word that is forbidden and harmless, be it by an accent', () => {
    expect(says(contradictions([file('tr/spirit.txt', 'cin'), file('tr/harmless.txt', 'çin')]))).toEqual([
      "'çin' is harmless and forbidden in tr/spirit.txt",
    ]);
    expect(contradictions([file('tr/spirit.txt', 'cin'), file('tr/harmless.txt', 'çin [exact]')])).toEqual(
      [],
    );
  });
  test('an everyday word that is forbidden', () => {
    expect(says(contradictions([file('de/wine.txt', 'Sekt'), file('de/everyday.txt', 'sekt 12')]))).toEqual([
      "'sekt' is forbidden in de/wine.txt",
    ]);
  });
  test('a measure of any language that clears what stands beside it', () => {
    const ounce = file('en/measure.txt', 'oz');
    expect(says(contradictions([ounce, file('hu/animal.txt', 'őz')]))).toEqual([
      "'őz' clears what stands beside it, and is a measure in en/measure.txt",
    ]);
    expect(contradictions([ounce, file('hu/animal.txt', 'őz [exact]')])).toEqual([]);
  });
});

test('patterns and their groups', () => {
  const files = [
    file('en/harmless.txt', '{colour} bull', '{size} boar'),
    file('en/groups/colour.txt', 'red'),
  ];
  expect(says(patternProblems([...files, file('en/groups/shape.txt', 'round')]))).toEqual([
    "'{size} boar': no group is called 'size'",
    'no pattern uses this group',
  ]);
});

describe('substitutes', () => {
  const blocks = readBlocks(
    'things.txt',
    '# A heading.\n\nthings: bacon, jamón\nuse: beef bacon\nnote: Crisp it.\n\nthings: jamon\nuse: pancetta\n\nkind: porc\n',
  );
  test('are read', () => {
    expect(blocks[0]).toEqual({
      at: 3,
      key: 'things',
      names: ['bacon', 'jamón'],
      instead: { use: ['beef bacon'], note: 'Crisp it.' },
    });
  });
  test('are none that the guard forbids, none twice, and of a kind that there is', () => {
    expect(says(substituteProblems('things.txt', blocks))).toEqual([
      "'pancetta' is haram, and no substitute for 'jamon'",
      "'jamon' has a block already in line 3",
      "'porc' has nothing to use instead",
      "no kind asks for substitutes by 'porc'",
    ]);
  });
  test('each kind has some', () => {
    expect(says(kindsWithout('kinds.txt', blocks))).toContain("the kind 'pork' has no block");
  });
  test.each(['use: ghee', 'things: lard\nuse ghee', 'things: lard\nnote: a\nnote: b'])(
    'a line that is no part of a block is told by its number: %j',
    content => {
      expect(() => readBlocks('things.txt', content)).toThrow(/^things\.txt:\d+: expected /);
    },
  );
});
