import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pageLanguage } from '@sufra/texts/page-language';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { compile } from '../compile.ts';
import { marker } from './marker.ts';
import { isTranslated, WriteLanguages } from './write-languages.ts';

const mottos: Record<string, string> = {
  en: 'Tonight’s table',
  ar: 'مائدة الليلة',
  fr: 'La table de ce soir',
};
const motto = () => mottos[pageLanguage()] ?? '';

let folder: string;
let files: string[];

const written = async (name: RegExp) => {
  const [file = 'none', ...more] = files.filter(each => name.test(each));
  expect(more).toEqual([]);
  return await readFile(join(folder, 'dist', file), 'utf8');
};

// A build as that of the host: an entry that says a text and loads a chunk which says another.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sufra-languages-'));
  const said = (key: string) => `globalThis.said = ${marker('shell', key)};`;
  await writeFile(join(folder, 'main.js'), `${said('bar.signIn')} import('./later.js');`);
  await writeFile(join(folder, 'later.js'), said('link.home'));
  await compile({
    context: folder,
    mode: 'production',
    entry: { main: './main.js' },
    output: {
      ...{ path: join(folder, 'dist'), publicPath: '/' },
      ...{ filename: '[name].[contenthash:8].js', chunkFilename: '[name].en.[contenthash:8].js' },
    },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, test: /\.js$/ })] },
    plugins: [
      new HtmlWebpackPlugin({
        templateContent: `<html lang="en"><head><title>${motto()}</title></head><body></body></html>`,
        minify: false,
      }),
      new WriteLanguages(['ar', 'fr'], [motto]),
    ],
  });
  files = await readdir(join(folder, 'dist'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['English', /^main\.[\da-f]{8}\.js$/, 'Sign in'],
  ['Arabic', /^main\.ar\.[\da-f]{8}\.js$/, 'تسجيل الدخول'],
  ['French', /^main\.fr\.[\da-f]{8}\.js$/, 'Se connecter'],
])('the script in %s says its own texts', async (_which, name, text) => {
  const code = await written(name);
  expect(code).toContain(text);
  expect(code).not.toContain('$texts$');
});

test('a script loads chunks of its own language', async () => {
  expect(await written(/^main\.ar\./)).toContain('.ar.');
  expect(await written(/^main\.ar\./)).not.toContain('.en.');
  expect(await written(/^\d+\.ar\./)).toContain('الرئيسية');
  expect(await written(/^\d+\.en\./)).toContain('Home');
});

test('all languages of a script have the same hash in their names', () => {
  const hashes = files.filter(file => file.startsWith('main.')).map(file => file.split('.').at(-2));
  expect(hashes).toHaveLength(3);
  expect(new Set(hashes).size).toBe(1);
});

test.each([
  ['index.html', '<html lang="en">', 'Tonight’s table', /"\/main\.[\da-f]{8}\.js"/],
  ['index.ar.html', '<html lang="ar" dir="rtl">', 'مائدة', /"\/main\.ar\.[\da-f]{8}\.js"/],
  ['index.fr.html', '<html lang="fr" dir="ltr">', 'table', /"\/main\.fr\.[\da-f]{8}\.js"/],
])('%s is a page in its language', async (file, html, title, script) => {
  const page = await readFile(join(folder, 'dist', file), 'utf8');
  expect(page).toContain(html);
  expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toContain(title);
  expect(page).toMatch(script);
});

test('a file of another language than English is known by its name', () => {
  const translated = files.filter(isTranslated);
  expect(translated).toHaveLength(6);
  expect(translated.every(file => /\.(ar|fr)\./.test(file))).toBe(true);
});
