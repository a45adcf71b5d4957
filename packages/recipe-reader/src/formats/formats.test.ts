import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { bounds } from './archive/bounds.ts';
import { unpackZip } from './archive/unpack.ts';
import { type PackedFile, zipStream } from './archive/zip-stream.ts';
import { readMealie } from './mealie/read-mealie.ts';
import { mealieRecipe } from './mealie/write-mealie.ts';
import { ownKey } from './own-part.ts';
import { readPaprika } from './paprika/read-paprika.ts';
import { paprikaRecipe } from './paprika/write-paprika.ts';
import { type PortableRecipe, portable } from './portable-recipe.ts';
import { readRecipes } from './read-recipes.ts';
import { recipeFormats, writeRecipes } from './write-recipes.ts';

const zipOf = (files: PackedFile[]) => buffer(zipStream(files));
const bytesOf = (data: unknown) => Buffer.from(typeof data === 'string' ? data : JSON.stringify(data));
const read = async (data: unknown, name = 'a.file') => (await readRecipes(name, bytesOf(data))).recipes;
const textsOf = ({ ingredients, steps }: PortableRecipe) => ({
  ingredients: ingredients.map(({ text }) => text),
  steps: steps.map(({ text }) => text),
});

describe('a recipe of another program', () => {
  test('Cooklang: amounts, remarks and timers in the steps, what is known in front', async () => {
    const cook = [
      '---',
      'servings: 2 people',
      'prep time: 10 minutes',
      'time.cook: 1h30m',
      'tags: [soup, winter]',
      'source: https://food.example/soup',
      '---',
      '-- Do not burn it!',
      '',
      '= Base ==',
      '',
      'Soften @onion{1}(finely chopped) and @olive oil{1/2%tbsp} in a #large pot{} [- or',
      'a pan -] for ~{25%minutes}. Write to cook\\@food.example.',
      '',
      'Add @salt and @red lentils{200%g}, then more @salt.',
      '',
      '> Keeps a day.',
    ].join('\n');
    const [recipe] = await read(cook, 'soups/Red soup.cook');
    expect(recipe).toMatchObject({
      ...{ title: 'Red soup', servings: 2, prepMinutes: 10, cookMinutes: 90, notes: 'Keeps a day.' },
      ...{ tags: ['soup', 'winter'], source: { name: '', url: 'https://food.example/soup' } },
    });
    expect(textsOf(recipe as PortableRecipe)).toEqual({
      ingredients: ['1 onion, finely chopped', '1/2 tbsp olive oil', 'salt', '200 g red lentils'],
      steps: [
        'Base',
        'Soften onion and olive oil in a large pot  for 25 minutes. Write to cook@food.example.',
        'Add salt and red lentils, then more salt.',
      ],
    });
  });

  test('Cooklang as kitchens type it: no empty line around sections and notes, other recipes by their path', async () => {
    const cook =
      '== Base ==\nSoften @onion{1} in @?butter{1%tbsp}.\n> Leeks do too.\nServe with @./sauces/green/Mint sauce{50%g} and @@rice{200%g}.\n= Top\nScatter @mint over it.';
    const [recipe] = await read(cook, 'Onions.cook');
    expect(recipe?.notes).toBe('Leeks do too.');
    expect(textsOf(recipe as PortableRecipe)).toEqual({
      ingredients: ['1 onion', '1 tbsp butter', '50 g Mint sauce', '200 g rice', 'mint'],
      steps: [
        'Base',
        'Soften onion in butter.',
        'Serve with Mint sauce and rice.',
        'Top',
        'Scatter mint over it.',
      ],
    });
  });

  test('Cooklang whose front matter is no YAML says line by line what it can', async () => {
    const cook =
      '---\nTitle: Onions\nCuisine: ours : mild\nCourse dinner\nServings: 3\ntags:\n  - soft\n  - quick\n---\n\nSoften @onion{1}.';
    expect((await read(cook, 'a.cook'))[0]).toMatchObject({
      title: 'Onions',
      servings: 3,
      tags: ['soft', 'quick'],
    });
  });

  test('Markdown: headings, bold amounts and links are what they show', async () => {
    const text =
      '# Onions of ours\n\n## Ingredients\n\n- **200 g** onions\n- 1 tbsp [butter](https://food.example/butter)\n\n## Method\n\n1. Soften the **onions** in the butter for 20 minutes.';
    const [recipe] = await read(text, 'onions.md');
    expect(recipe?.title).toBe('Onions of ours');
    expect(textsOf(recipe as PortableRecipe)).toEqual({
      ingredients: ['200 g onions', '1 tbsp butter'],
      steps: ['Soften the onions in the butter for 20 minutes.'],
    });
  });

  test('Cooklang of before front matter has lines of it, and a list of ingredients alone is no step', async () => {
    const cook = '>> title: Rice\n>> servings: 3\n\n@rice{200%g}, @water{400%ml}\n\nBoil the @rice{}.\n';
    const [recipe] = await read(cook, 'x.cook');
    expect(recipe).toMatchObject({ title: 'Rice', servings: 3 });
    expect(textsOf(recipe as PortableRecipe)).toEqual({
      ingredients: ['200 g rice', '400 ml water'],
      steps: ['Boil the rice.'],
    });
  });

  test('Mealie: its export, and the camel case of its API', async () => {
    const mealie = {
      ...{ id: 'x', name: 'Soup', slug: 'soup', description: 'Warm.', recipe_yield: '4 bowls', rating: 4.0 },
      ...{ prep_time: '10 minutes', perform_time: '1 hour', org_url: 'https://food.example/soup' },
      recipe_ingredient: [
        { title: 'Base', note: '1 onion', unit: null, food: null, disable_amount: true, quantity: 1 },
        { note: 'rinsed', quantity: 200, unit: { name: 'g' }, food: { name: 'lentils' } },
      ],
      recipe_instructions: [{ title: '', text: 'Cook it.' }],
      ...{
        tags: [{ name: 'winter', slug: 'winter' }],
        notes: [{ title: 'Tip', text: 'Keeps.' }],
        extras: {},
      },
    };
    const zip = await zipOf([
      { name: 'recipes/soup/soup.json', bytes: bytesOf(mealie) },
      { name: 'recipes/soup/images/original.webp', bytes: Buffer.from([0, 1]) },
      { name: '__MACOSX/recipes/._soup.json', bytes: Buffer.from([0, 1]) },
    ]);
    const { recipes, photos, left, otherPhotos } = await readRecipes('export.zip', zip);
    expect({ photos, left, otherPhotos }).toEqual({
      photos: [{ entry: 1, within: null }],
      ...{ left: [], otherPhotos: [] },
    });
    expect(recipes[0]).toMatchObject({
      ...{ title: 'Soup', servings: 4, prepMinutes: 10, cookMinutes: 60, rating: 4, tags: ['winter'] },
      notes: 'Tip\nKeeps.',
    });
    expect(textsOf(recipes[0] as PortableRecipe)).toEqual({
      ingredients: ['Base', '1 onion', '200 g lentils rinsed'],
      steps: ['Cook it.'],
    });
    const ofApi = { ...mealie, recipe_ingredient: undefined, recipeIngredient: [{ note: '1 egg' }] };
    expect(textsOf((await read(ofApi))[0] as PortableRecipe).ingredients).toEqual(['1 egg']);
  });

  test('Paprika: zipped or alone, with its photo', async () => {
    const paprika = {
      ...{ uid: 'X', name: 'Soup', ingredients: '1 onion\n\n2 eggs', directions: '1. Chop.\n\n2. Boil.' },
      ...{ servings: 'Serves 4', prep_time: '10 mins', cook_time: '1 hr 5 min', total_time: '', rating: 5 },
      ...{
        categories: ['Winter'],
        source: 'Our Table',
        source_url: 'https://food.example/x',
        notes: 'Keeps.',
      },
      ...{ photo_data: 'AAAA', photos: [], description: '' },
    };
    const packed = gzipSync(JSON.stringify(paprika));
    const { recipes, photos } = await readRecipes('x.paprikarecipe', packed);
    expect(photos).toEqual([{ entry: 0, within: 0 }]);
    expect(recipes[0]).toMatchObject({
      ...{ title: 'Soup', servings: 4, prepMinutes: 10, cookMinutes: 65, rating: 5, tags: ['Winter'] },
      source: { name: 'Our Table', url: 'https://food.example/x' },
    });
    expect(textsOf(recipes[0] as PortableRecipe)).toEqual({
      ingredients: ['1 onion', '2 eggs'],
      steps: ['Chop.', 'Boil.'],
    });
    const zip = await zipOf([{ name: 'Soup.paprikarecipe', bytes: packed }]);
    expect((await readRecipes('all.paprikarecipes', zip)).recipes).toEqual(recipes);
  });

  test('JSON-LD in a graph, and a text that is laid out in another way', async () => {
    const node = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 onion'], keywords: 'a, b' };
    const [recipe] = await read({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebSite' }, node],
    });
    expect(recipe).toMatchObject({ title: 'Soup', tags: ['a', 'b'] });
    const [plain] = await read(
      'Rice of ours\n\nIngredients:\n200 g rice\n1 onion\n\nDirections:\nSoften the onion and cook the rice with it.',
    );
    expect(textsOf(plain as PortableRecipe).ingredients).toEqual(['200 g rice', '1 onion']);
  });
});

const hard = portable({
  title: '<script>alert(1)</script> --- "soup" \\ @home {x} #1',
  description: '- first\nServes: 9\n\n  Method\n* * * * *\nمرحبا',
  ...{ servings: 3, prepMinutes: 0, cookMinutes: 5, language: 'ar', rating: 5, isFavorite: true },
  ingredients: [
    { text: '½ tsp salt & pepper @ {home}', parts: null },
    { text: '200 g rice, [-rinsed-]', parts: { quantity: 200, unit: 'g', item: 'rice', note: '[-rinsed-]' } },
    { text: '2-3 eggs', parts: null },
  ],
  steps: [
    { text: '> Stir the rice -- slowly.\n\n= 2. Then\n   rest.', minutes: 5 },
    { text: '1. Beat 2-3 eggs, #hard ~{5%min} [- or not', minutes: null },
  ],
  notes: 'Tags\n- none\nPage: https://x.example',
  tags: ['a, b', 'key: value', '#x', 'null'],
  source: { name: 'Our "Table": & Co', url: 'https://food.example/?a=1&b=2' },
  ...{ ownNote: 'mine\nonly', cookedOn: ['2026-02-01'], createdAt: '2026-01-01T00:00:00.000Z', calories: 90 },
});
const twin = { ...hard, title: hard.title.toUpperCase() };

test.each(recipeFormats)(
  '%s brings back what is hard to write, and the same bytes each time',
  async format => {
    const { bytes, ending } = await writeRecipes([hard, twin], format);
    expect((await writeRecipes([hard, twin], format)).bytes.equals(bytes)).toBe(true);
    const { recipes, left } = await readRecipes(`all${ending}`, bytes);
    expect(left).toEqual([]);
    if (format !== 'text') return expect(recipes).toEqual([hard, twin]);
    const { title, description, servings, prepMinutes, cookMinutes, notes, tags, source } = hard;
    const shown = { title, description, servings, prepMinutes, cookMinutes, notes, tags, source };
    expect(recipes).toHaveLength(2);
    expect(recipes[0]).toMatchObject(shown);
    expect(textsOf(recipes[0] as PortableRecipe)).toEqual(textsOf(hard));
  },
);

test.each(['json-ld', 'cooklang', 'mealie'] as const)(
  'a change that was made elsewhere in %s holds, and what its owner noted stays',
  async format => {
    const { bytes } = await writeRecipes([{ ...hard, title: 'Soup' }], format);
    const [changed = ''] = format === 'mealie' ? await jsonInZip(bytes) : [bytes.toString()];
    const [recipe] = await read(changed.replace(/Soup/, 'Stew'), `x${format === 'cooklang' ? '.cook' : ''}`);
    expect(recipe).toMatchObject({ title: 'Stew', ownNote: 'mine\nonly', isFavorite: true, rating: 5 });
    expect(textsOf(recipe as PortableRecipe).ingredients).toHaveLength(3);
  },
);

test('what is written for others is read without the part of ours', () => {
  const { [ownKey]: _, ...paprika } = paprikaRecipe(hard);
  const mealie = { ...mealieRecipe(hard, 'soup'), extras: {} };
  for (const read of [readPaprika(paprika), readMealie(mealie)]) {
    const { title, description, servings, prepMinutes, cookMinutes, notes, tags, rating } = hard;
    expect(read).toMatchObject({
      title,
      description,
      servings,
      prepMinutes,
      cookMinutes,
      notes,
      tags,
      rating,
    });
    expect(read.ingredients.map(line => line.text)).toEqual(textsOf(hard).ingredients);
    expect(read.source.url).toBe(hard.source.url);
  }
  expect(textsOf(readMealie(mealie))).toEqual(textsOf(hard));
});

async function jsonInZip(zip: Buffer): Promise<string[]> {
  const texts: string[] = [];
  for await (const file of unpackZip(zip, {
    isWanted: () => true,
    limits: bounds,
    allowance: { bytes: 1e6 },
  }))
    if ('bytes' in file) texts.push(file.bytes.toString());
  return texts;
}

describe('a hostile file', () => {
  const small = { ...bounds, entryBytes: 10_000, unpackedBytes: 25_000, entries: 5, recipes: 2 };
  const cook = (title: string) => ({ name: `${title}.cook`, bytes: bytesOf(`Boil @${title}{1}.`) });
  const reasons = async (zip: Buffer, limits = bounds) =>
    (await readRecipes('x.zip', zip, limits)).left.map(({ name, reason }) => [name, reason]);

  test('that is too large in one part loses that part, in all is refused, in numbers too', async () => {
    const zeros = Buffer.alloc(10_001, 32);
    const zip = await zipOf([cook('rice'), { name: 'big.json', bytes: zeros }]);
    expect(await reasons(zip, small)).toEqual([['big.json', 'too_large']]);
    const bomb = await zipOf([1, 2, 3].map(n => ({ name: `${n}.json`, bytes: Buffer.alloc(9_000, 32) })));
    await expect(readRecipes('x', bomb, small)).rejects.toMatchObject({ reason: 'too large' });
    const inside = await zipOf(
      [1, 2, 3].map(n => ({ name: `${n}`, bytes: gzipSync(Buffer.alloc(500_000)) })),
    );
    await expect(readRecipes('x', inside, small)).rejects.toMatchObject({ reason: 'too large' });
    const many = await zipOf(Array.from({ length: 6 }, (_, n) => cook(`rice${n}`)));
    await expect(readRecipes('x', many, small)).rejects.toMatchObject({ reason: 'too large' });
    const three = await zipOf(['one', 'two', 'three'].map(cook));
    expect(await reasons(three, small)).toEqual([['three', 'too_many']]);
  });

  test('that says less of its sizes than is true gives no more than it says', async () => {
    const zip = await zipOf([{ name: 'a.json', bytes: Buffer.alloc(100_000, 32) }, cook('rice')]);
    const at = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    zip.writeUInt32LE(10, at + 24);
    expect(await reasons(zip)).toEqual([['a.json', 'unreadable']]);
  });

  test('whose names lead elsewhere, or are twice there, loses no other recipe', async () => {
    const zip = await zipOf([cook('xx/rice'), cook('beans'), cook('beanz')]);
    const patched = Buffer.from(
      zip
        .toString('latin1')
        .replaceAll('xx/rice.cook', '../rice.cook')
        .replaceAll('beanz.cook', 'beans.cook'),
      'latin1',
    );
    const { recipes, left } = await readRecipes('x.zip', patched);
    expect(left).toEqual([{ name: '../rice.cook', reason: 'unsafe_name' }]);
    expect(recipes).toHaveLength(2);
  });

  test('that is broken, cut off or nothing is said to be so', async () => {
    const zip = await zipOf([cook('rice')]);
    for (const broken of [zip.subarray(0, 60), Buffer.from('PK'), Buffer.from('PK\x03\x04 and more')])
      await expect(readRecipes('x', broken)).rejects.toMatchObject({ reason: 'broken' });
    expect((await readRecipes('x', gzipSync('{').subarray(0, 15))).left).toEqual([
      { name: 'x', reason: 'unreadable' },
    ]);
    expect((await readRecipes('x', Buffer.alloc(0))).left).toEqual([{ name: 'x', reason: 'not_a_recipe' }]);
    expect((await readRecipes('x', bytesOf(`${'['.repeat(100_000)}`))).left[0]?.reason).toBe('unreadable');
  });

  test('in another encoding is read where it says so, and left out where that would be a guess', async () => {
    const cookText = 'Boil @لحم{1%kg}.';
    const utf16 = Buffer.from(`\ufeff${cookText}`, 'utf16le');
    const [recipe] = (await readRecipes('meat.cook', utf16)).recipes;
    expect(textsOf(recipe as PortableRecipe).ingredients).toEqual(['1 kg لحم']);
    const latin = Buffer.from('Crème @fraîche{1}', 'latin1');
    expect((await readRecipes('x', latin)).left).toEqual([{ name: 'x', reason: 'encoding' }]);
  });

  test('with a part of ours that is forged is read as every program reads it', async () => {
    const forged = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 onion'] };
    const own = { '@type': '@json', '@value': { ...hard, title: 'Another', rating: 7 } };
    expect((await read({ ...forged, 'urn:x-sufra:recipe': own }))[0]).toMatchObject({
      title: 'Soup',
      rating: null,
    });
    const aliases = `---\na: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n---\nBoil @rice{1}.\n`;
    expect(await read(aliases, 'x.cook')).toHaveLength(1);
  });
});
