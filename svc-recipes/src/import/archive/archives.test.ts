import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits, type Recipe, type RecipeArchive } from '@sufra/contracts';
import { type RecipeFormat, readRecipes, recipeFormats, writeRecipes } from '@sufra/recipe-reader/formats';
import { type Answer, ask, eventually } from '@sufra/service-kit/testing';
import { everyDish } from '../../../../local/stand-ins/chef/index.ts';
import { aMemberId } from '../../../test/a-member-id.ts';
import { aRecipe } from '../../../test/a-recipe.ts';
import { becomePremium } from '../../../test/become-premium.ts';
import { startForTest, type UnderTest } from '../../../test/start-for-test.ts';
import { portableOf } from '../../export/files/portable-of.ts';
import type { JudgedRecipe } from '../../halal/rejudge.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const as = async (userId: string, call: string, body?: unknown) =>
  ask(under.service.url, call, { token: await under.platform.keySet.tokenFor({ userId }), body });

async function fileOf(userId: string, format: RecipeFormat, query = ''): Promise<Buffer> {
  const token = await under.platform.keySet.tokenFor({ userId });
  const address = `${under.service.url}/api/v1/recipe-files/${format}${query}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

function send(userId: string, bytes: Uint8Array<ArrayBuffer> | string, name = 'a.file') {
  const form = new FormData();
  form.set('name', name);
  form.set('file', new Blob([bytes]), 'x');
  return as(userId, 'POST /recipe-archives', form);
}

/** The report of a file, once it is done. */
async function bring(userId: string, bytes: Buffer | string, name?: string): Promise<RecipeArchive> {
  const begun = await send(userId, typeof bytes === 'string' ? bytes : new Uint8Array(bytes), name);
  expect([begun.status, begun.body.code]).toEqual([202, undefined]);
  return reportOf(userId, begun);
}

const reportOf = (userId: string, { body }: Answer): Promise<RecipeArchive> =>
  eventually(async () => {
    const { archive } = (await as(userId, `GET /recipe-archives/${body.archive._id}`)).body;
    expect(archive.state).toBe('done');
    return archive;
  });

const text = (...titles: string[]) =>
  titles
    .map(
      title => `${title}\n\nServes: 2\n\nIngredients\n- 200 g rice\n- 1 onion\n\nMethod\n1. Cook ${title}.\n`,
    )
    .join('\n* * * * *\n\n');

describe('three hundred dishes of the kitchen in six languages', () => {
  const dishes = everyDish().map(
    ({ servings, ...dish }, at) =>
      aRecipe({
        ...(dish as Partial<Recipe> as object),
        options: { avoid: [], servingSize: servings },
        ...(at % 3 === 0 && { notes: 'Keeps a day.\n\nMethod', ownNote: 'Less salt.', rating: 4 }),
        ...(at % 5 === 0 && { favorite: true, cookedOn: ['2026-02-01'], isAdapted: true }),
        ...(at % 7 === 0 && { collections: ['c1', 'c2'] }),
        source: { kind: 'import', name: at % 2 ? 'Our Table' : '', url: 'https://food.example/x' },
      }) as JudgedRecipe,
  );
  const names = new Map([
    ['c1', 'Eid'],
    ['c2', 'İftar sofrası'],
  ]);
  const recipes = dishes.map(dish => portableOf(dish, names));

  test('are about as many', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(300);
    expect(new Set(recipes.map(({ language }) => language)).size).toBe(6);
  });

  test.each(recipeFormats)('come back from %s as they were', async format => {
    const { bytes, ending } = await writeRecipes(recipes, format);
    const read = await readRecipes(`all${ending}`, bytes);
    expect(read.left).toEqual([]);
    if (format !== 'text') return expect(read.recipes).toEqual(recipes);
    // It has no place for what no reader of it would want.
    const shown = recipes.map(({ ingredients, steps, collections: _, ...recipe }) => ({
      ...recipe,
      ingredients: ingredients.map(line => ({ ...line, parts: null })),
      steps: steps.map(step => ({ ...step, minutes: null })),
      ...{ language: null, calories: 0, isHalal: false, isAdapted: false, createdAt: null },
      ...{ isFavorite: false, ownNote: '', rating: null, cookedOn: [] },
    }));
    expect(read.recipes).toEqual(shown);
  });

  test('say in JSON-LD what every program reads', async () => {
    const { bytes } = await writeRecipes(recipes, 'json-ld');
    const others = bytes.toString().replaceAll('urn:x-sufra:recipe', 'urn:x-other:recipe');
    const { recipes: read } = await readRecipes('all.json', Buffer.from(others));
    const shown = (each: typeof recipes) =>
      each.map(({ title, servings, prepMinutes, cookMinutes, ingredients, steps, tags }) => ({
        ...{ title, servings, prepMinutes, cookMinutes, tags },
        ingredients: ingredients.map(line => line.text),
        steps: steps.map(step => step.text),
      }));
    expect(shown(read)).toEqual(shown(recipes));
  });
});

const kept = async (userId: string): Promise<Recipe[]> =>
  (await as(userId, 'GET /recipes?limit=100')).body.recipes;

test('what a member takes away another one brings, with all that is noted; brought again, nothing is twice', async () => {
  const [giver, taker] = [aMemberId(), aMemberId()];
  const { _id } = await under.recipes.create(
    aRecipe({
      ownerId: giver,
      notes: 'Best on the next day.',
      ownNote: 'Less salt.',
      rating: 4,
      language: 'tr',
    }),
  );
  await under.recipes.create(aRecipe({ ownerId: giver, title: 'Barley <b>stew</b>', favorite: true }));
  const eid = (await as(giver, 'POST /recipes/collections', { name: 'Eid' })).body.collection;
  await as(giver, `PUT /recipes/${String(_id)}/collections/${eid._id}`);
  // The taker has one of that name already.
  const own = (await as(taker, 'POST /recipes/collections', { name: 'eid' })).body.collection;
  const bytes = await fileOf(giver, 'mealie');
  const archive = await bring(taker, bytes, 'recipes.zip');
  expect(archive).toMatchObject({ name: 'recipes.zip', total: 2, done: 2, kept: 2, left: [], photos: 0 });
  const facts = ({ title, ingredientLines, steps, tags, notes, language, personal, favorite }: Recipe) => ({
    ...{ title, ingredientLines, steps, tags, notes, language, favorite },
    ...{ note: personal.note, rating: personal.rating },
  });
  const sorted = (recipes: Recipe[]) => recipes.map(facts).toSorted((a, b) => a.title.localeCompare(b.title));
  const imported = await kept(taker);
  const given = (await kept(giver)).map(recipe => ({
    ...recipe,
    language: recipe.language === 'tr' ? recipe.language : null,
  }));
  expect(sorted(imported)).toEqual(sorted(given));
  expect(imported.map(({ source }) => source.kind)).toEqual(['import', 'import']);
  const inEid = imported.filter(({ personal }) => personal.collections.includes(own._id));
  expect(inEid.map(({ personal }) => personal.note)).toEqual(['Less salt.']);

  const one = await fileOf(giver, 'cooklang', `?id=${String(_id)}`);
  expect(one.toString()).toContain('@');
  for (const again of [bytes, one]) {
    const report = await bring(taker, again);
    expect(report.kept).toBe(0);
    expect(new Set(report.left.map(({ reason }) => reason))).toEqual(new Set(['already_here']));
  }
  expect(await kept(taker)).toHaveLength(2);
  const { body } = await as(taker, 'GET /recipe-archives');
  expect(body.archives.map(({ total }: RecipeArchive) => total)).toEqual([1, 2, 2]);
  expect((await as(taker, 'GET /recipes/export')).body.imports).toEqual(body.archives);
  expect((await as(giver, `GET /recipe-archives/${archive._id}`)).body.code).toBe('not_found');
  expect((await as(giver, `GET /recipe-archives/${archive._id}/left/0`)).body.code).toBe('not_found');
});

test('what is forbidden is left out with its lines, and can be made halal; what is doubtful is kept', async () => {
  const member = aMemberId();
  const three = text('Rice', 'Risotto', 'Jelly')
    .replace('1 onion\n\nMethod\n1. Cook Risotto', '100 ml white wine\n\nMethod\n1. Cook Risotto')
    .replace('1 onion\n\nMethod\n1. Cook Jelly', '1 tsp gelatine\n\nMethod\n1. Cook Jelly');
  const { _id, kept: count, doubtful, left } = await bring(member, `${three}\n* * * * *\n\n${text('Rice')}`);
  expect({ count, doubtful }).toEqual({ count: 2, doubtful: 1 });
  expect(left).toMatchObject([
    {
      ...{ title: 'Risotto', reason: 'forbidden', index: 1 },
      forbidden: [
        {
          part: 'ingredients',
          index: 1,
          words: 'white wine',
          use: expect.arrayContaining([expect.any(String)]),
        },
      ],
    },
    { title: 'Rice', reason: 'already_here' },
  ]);
  const { status, body } = await as(member, `GET /recipe-archives/${_id}/left/1`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    recipe: { title: 'Risotto', servings: 2, ingredients: ['200 g rice', '100 ml white wine'] },
    lines: [{ verdict: 'halal' }, { verdict: 'haram', swaps: expect.arrayContaining([expect.any(Object)]) }],
    generated: false,
  });
  expect((await kept(member)).map(({ title }) => title).toSorted()).toEqual(['Jelly', 'Rice']);
});

test('a free member keeps twenty, files and single imports together, however many come at once', async () => {
  const member = aMemberId();
  const titles = Array.from({ length: 24 }, (_, at) => `Rice ${at}`);
  const single = {
    title: 'Single',
    servings: null,
    totalMinutes: null,
    ingredients: ['1 onion'],
    instructions: [],
    source: { name: '', url: null },
  };
  const answers = await Promise.all([
    send(member, text(...titles)),
    send(member, text(...titles)),
    ...[1, 2, 3].map(n => as(member, 'POST /recipes/imported', { ...single, title: `Single ${n}` })),
  ]);
  // The second file is refused while the first is imported, or finds nothing new.
  const begun = answers.filter(({ status }) => status === 202);
  const [report] = await Promise.all(begun.map(answer => reportOf(member, answer)));
  if (!report) throw new Error('no file was taken');
  const count = await under.recipes.countDocuments({ ownerId: member, 'source.kind': 'import' });
  expect(count).toBeLessThanOrEqual(limits.importedOfFreeMember);
  expect(report.left.length + report.kept).toBe(24);

  await becomePremium(under, member);
  const all = await bring(member, text(...titles));
  expect(all.kept + all.left.length).toBe(24);
  expect((await kept(member)).filter(({ title }) => titles.includes(title))).toHaveLength(24);
});

test.each<[string, Buffer | string, number, string]>([
  ['a broken archive', 'PK\x03\x04 nothing', 422, 'archive_unreadable'],
  ['no recipe', '{"a":1}', 422, 'no_recipe'],
  ['a text in no encoding', Buffer.from('Crème', 'latin1'), 422, 'no_recipe'],
  ['too many bytes', Buffer.alloc(limits.archiveBytes + 1), 413, 'payload_too_large'],
])('%s is answered clearly', async (_, bytes, status, code) => {
  const answer = await send(aMemberId(), new Uint8Array(Buffer.from(bytes)));
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('nothing is taken away where nothing is saved; a recipe of another member is not there', async () => {
  const member = aMemberId();
  expect((await as(member, 'GET /recipe-files/json-ld')).body).toMatchObject({ code: 'not_found' });
  const { _id } = await under.recipes.create(aRecipe({ ownerId: aMemberId() }));
  expect((await as(member, `GET /recipe-files/text?id=${String(_id)}`)).body.code).toBe('not_found');
});

test('an import that was cut off is gone on with, and no recipe of it is there twice', async () => {
  const member = aMemberId();
  const { archives, archived } = under;
  const { _id } = await bring(member, text('One', 'Two'));
  const item = await archived.findOne({ archiveId: _id, index: 0 }).lean();
  // As after a process that ended between keeping the recipe and noting so.
  const [recipe] = (await readRecipes('x', Buffer.from(text('One')))).recipes;
  await archived.updateOne({ _id: item?._id }, { $set: { outcome: null, recipe } });
  await archives.updateOne({ _id }, { $set: { state: 'running', leaseUntil: new Date(0) } });
  await send(aMemberId(), text('Another member’s'));
  await eventually(async () => {
    const { archive } = (await as(member, `GET /recipe-archives/${_id}`)).body;
    expect(archive).toMatchObject({ state: 'done', kept: 2 });
  });
  expect(await kept(member)).toHaveLength(2);
});
