import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findTowns, nameOfTown, readTowns } from './index.ts';

const list = readFileSync(new URL('../../towns/towns.txt', import.meta.url), 'utf8');
// Of some countries: the whole list takes seconds to read where each line of a test is counted.
const isOfSome = (line: string, at: number) => at === 0 || /\t(?:GB|SA|EG|NO|TR|BD)\t/.test(line);
const towns = readTowns(list.split('\n').filter(isOfSome).join('\n'));
const first = (words: string) => findTowns(towns, words)[0];

test.each([
  ['London', 'London', 'GB'],
  ['makkah', 'Mecca', 'SA'],
  ['مكة', 'Mecca', 'SA'],
  ['قاہرہ', 'Cairo', 'EG'],
  ['tromso', 'Tromsø', 'NO'],
  ['izmir', 'İzmir', 'TR'],
  ['Chattogram', 'Chittagong', 'BD'],
  ['Londn', 'London', 'GB'],
])('%s finds %s', (words, name, country) => {
  expect(first(words)).toMatchObject({ name, country });
});

test.each(['xqzjw', '東京都', 'a'.repeat(100_000)])('a name that no town has finds the nearest', words => {
  expect(findTowns(towns, words).length).toBeGreaterThan(0);
});

test('nothing finds nothing', () => expect(findTowns(towns, ' ?! ')).toEqual([]));

test('every town of the list has a country, a place and a zone', () => {
  const [zones = '', ...lines] = list.trimEnd().split('\n');
  const known = zones.split('\t').length;
  const isWhole = (line: string) => {
    const [name, country = '', latitude, longitude, zone] = line.split('\t');
    const isPlace = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
    return name && /^[A-Z]{2}$/.test(country) && isPlace && Number(zone) < known;
  };
  expect(lines.length).toBeGreaterThan(20_000);
  expect(lines.filter(line => !isWhole(line))).toEqual([]);
});

test('a town is called as people call it', () => {
  const cairo = first('Cairo');
  expect(['en', 'ar', 'tr'].map(language => cairo && nameOfTown(cairo, language))).toEqual([
    'Cairo',
    'القاهرة',
    'Kahire',
  ]);
});
