import { describe, expect, test } from '@jest/globals';
import { aPage, jsonLd, lentils, readLentils } from '../test/a-page.ts';
import { readPage } from './index.ts';

const read = (html: string) => readPage(html).recipes;

describe('JSON-LD in every form', () => {
  test.each<[string, unknown]>([
    ['alone', lentils],
    ['in a list', [{ '@type': 'WebSite', name: 'x' }, lentils]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Person' }, lentils] }],
    ['with several types', { ...lentils, '@type': ['NewsArticle', 'http://schema.org/Recipe'] }],
    ['as the main entity', { '@type': 'WebPage', mainEntity: lentils }],
    ['with its steps as one text', { ...lentils, recipeInstructions: readLentils.instructions.join('\n') }],
    [
      'with numbered steps in one line',
      {
        ...lentils,
        recipeInstructions: readLentils.instructions.map((step, at) => `${at + 1}. ${step}`).join(' '),
      },
    ],
    ['with its steps as texts', { ...lentils, recipeInstructions: readLentils.instructions }],
    [
      'with its steps as HTML',
      {
        ...lentils,
        recipeInstructions: `<ol>${readLentils.instructions.map(step => `<li><p>${step}</p></li>`).join('')}</ol>`,
      },
    ],
    [
      'with a list element',
      {
        ...lentils,
        recipeInstructions: { '@type': 'ItemList', itemListElement: lentils.recipeInstructions },
      },
    ],
    ['with durations that are none of ISO', { ...lentils, prepTime: 'PTH10M', cookTime: '35 minutes' }],
    ['with a yield in Arabic', { ...lentils, recipeYield: ['لـ', '٤ أشخاص'] }],
  ])('%s', (_, data) => {
    expect(read(aPage({ head: jsonLd(data) }))).toEqual([readLentils]);
  });

  test('sections keep their names before their steps', () => {
    const recipeInstructions = [
      { '@type': 'HowToSection', name: 'For the base', itemListElement: lentils.recipeInstructions },
    ];
    expect(read(aPage({ head: jsonLd({ ...lentils, recipeInstructions }) }))[0]?.instructions).toEqual([
      'For the base',
      ...readLentils.instructions,
    ]);
  });

  test('the name of a step is said once', () => {
    const recipeInstructions = [
      { '@type': 'HowToStep', name: 'Step 1', text: 'Soften the onion.' },
      { '@type': 'HowToStep', name: 'Add the lentils', text: 'Add the lentils and simmer.' },
      { '@type': 'HowToStep', name: 'To serve', text: 'Scatter parsley over it.' },
    ];
    expect(read(aPage({ head: jsonLd({ ...lentils, recipeInstructions }) }))[0]?.instructions).toEqual([
      'Soften the onion.',
      'Add the lentils and simmer.',
      'To serve: Scatter parsley over it.',
    ]);
  });

  test('entities, once or twice, and markup in texts are read as they are shown', () => {
    const recipeIngredient = [
      '&frac12; cup milk',
      '1 &amp;frac14; tsp salt &amp;amp; pepper',
      '<span>2</span> <b>eggs</b>',
      '1 \u00adonion\u200b',
    ];
    expect(read(aPage({ head: jsonLd({ ...lentils, recipeIngredient }) }))[0]?.ingredients).toEqual([
      '½ cup milk',
      '1 ¼ tsp salt & pepper',
      '2 eggs',
      '1 onion',
    ]);
  });
});

test.each([
  ['a comma too many', JSON.stringify(lentils).replace(']', ',]')],
  ['a remark', `/* ours */ ${JSON.stringify(lentils)}`],
  ['CDATA', `// <![CDATA[\n${JSON.stringify(lentils)}// ]]>`],
  ['a line end in a text', JSON.stringify(lentils).replace('Soften the', 'Soften\n the')],
  ['a semicolon behind it', `${JSON.stringify(lentils)};`],
])('JSON-LD with %s is mended', (_, script) => {
  expect(read(aPage({ head: jsonLd(script) }))).toEqual([readLentils]);
});

test('microdata, with times in attributes and an author who has a name too', () => {
  const body = `<div itemscope itemtype="https://schema.org/Recipe"><span itemprop="author" itemscope itemtype="https://schema.org/Person"><i itemprop="name">Amina</i></span>
    <h2 itemprop="name">Lentils of our house</h2><b itemprop="recipeYield">4 servings</b><time itemprop="totalTime" datetime="PT45M">45 min</time>
    <ul>${lentils.recipeIngredient.map(line => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul>
    <div itemprop="recipeInstructions"><p>${readLentils.instructions.join('</p><p>')}</p></div></div>`;
  expect(read(aPage({ body }))).toEqual([readLentils]);
});

test.each([
  [
    'RDFa',
    'typeof="schema:Recipe"',
    'property="schema:',
    '"',
    {
      name: 'name',
      item: 'recipeIngredient',
      steps: 'recipeInstructions',
      yield: 'recipeYield',
      time: 'totalTime',
    },
  ],
  [
    'h-recipe',
    'class="h-recipe"',
    'class="',
    '"',
    { name: 'p-name', item: 'p-ingredient', steps: 'e-instructions', yield: 'p-yield', time: 'dt-duration' },
  ],
])('%s', (_, root, open, close, names) => {
  const as = (name: string) => `${open}${name}${close}`;
  const body = `<article ${root}><h2 ${as(names.name)}>Lentils of our house</h2><p ${as(names.yield)}>4 servings</p><time ${as(names.time)} datetime="PT45M">long</time>
    <ul>${lentils.recipeIngredient.map(line => `<li ${as(names.item)}>${line}</li>`).join('')}</ul><ol ${as(names.steps)}><li>${readLentils.instructions.join('</li><li>')}</li></ol></article>`;
  expect(read(aPage({ body }))).toEqual([readLentils]);
});

describe('a page without a description', () => {
  const list = (lines: string[]) => `<ul><li>${lines.join('</li><li>')}</li></ul>`;
  test.each([
    ['Ingredients', 'Method'],
    ['Zutaten für 4 Personen', 'Zubereitung'],
    ['Malzemeler', 'Hazırlanışı'],
    ['المقادير', 'طريقة التحضير'],
    ['Bahan-bahan:', 'Cara Membuat'],
    ['اجزاء', 'ترکیب'],
  ])('is read under its headings: %s, %s', (ingredients, steps) => {
    const body = `<nav>${list(['Home', ingredients, 'Shop'])}</nav><main><div><h2>${ingredients}</h2></div><div>${list(lentils.recipeIngredient)}</div>
      <h2>${steps}</h2><p>${readLentils.instructions.join('</p><p>')}</p><h2>More of ours</h2><p>Something that is no step of this recipe at all.</p></main>`;
    expect(read(aPage({ body }))[0]).toMatchObject({
      title: readLentils.title,
      ingredients: readLentils.ingredients,
      instructions: readLentils.instructions,
    });
  });

  test('data without steps, or without amounts, is completed by what is shown', () => {
    const body = `<h3>Ingredients</h3>${list(lentils.recipeIngredient)}<h3>Directions</h3><ol><li>${readLentils.instructions.join('</li><li>')}</li></ol>`;
    const { recipeInstructions: _, ...bare } = lentils;
    const names = { ...bare, recipeIngredient: ['red lentils', 'onion', 'olive oil'] };
    expect(read(aPage({ head: jsonLd(names), body }))).toEqual([readLentils]);
  });

  test('what a page sets below a list is none of it', () => {
    const offers = '<div><label>Cook mode</label> <span>Keeps the screen of your device lit</span></div>';
    const pot = ['200 g of red lentils', '1 onion, chopped finely', '2 tbsp of good olive oil'];
    const top = [
      '1 bunch of fresh coriander',
      '4 tbsp of thick plain yoghurt',
      '1 tsp of sumac berries, ground',
    ];
    const shown = [...pot, 'On top:', ...top];
    const body = `<h2>Ingredients</h2>${list(shown)}${offers}<h2>Method</h2>${list(readLentils.instructions)}`;
    const data = jsonLd({ ...lentils, recipeIngredient: [...pot, ...top] });
    expect(read(aPage({ head: data, body }))[0]?.ingredients).toEqual(shown);
  });

  test.each(['Step 1', 'Step 1:', 'Schritt 1', 'الخطوة ١', '手順1 '])(
    '%s before a step is taken off',
    label => {
      const [first = ''] = readLentils.instructions;
      const told = `${first} Simmer it gently for as long as the lentils need.`;
      const body = `<h2>Ingredients</h2>${list(lentils.recipeIngredient)}<h2>Method</h2><p>${label}</p><p></p>${list([`${label} ${told}`])}`;
      expect(read(aPage({ body }))[0]?.instructions).toEqual([told]);
    },
  );

  test('has no recipe where it has none, and says what was seen', () => {
    const page = readPage(aPage({ title: 'Opening hours', body: '<p>We are open from 9 to 5.</p>' }));
    expect(page).toMatchObject({ recipes: [], title: 'Opening hours', needsSignIn: false });
    expect(readPage(aPage({ body: '<form><input type="password"></form>' })).needsSignIn).toBe(true);
  });
});

describe('several recipes', () => {
  const soup = { ...lentils, name: 'Soup', recipeIngredient: ['1 l water', '3 carrots'] };
  test('that which the page is about comes first', () => {
    const page = readPage(aPage({ head: jsonLd([soup, lentils]) }));
    expect(page.recipes.map(({ title }) => title)).toEqual(['Lentils of our house', 'Soup']);
    expect(page.isOneOfSeveral).toBe(false);
  });
  test('which one is meant is not clear', () => {
    expect(readPage(aPage({ head: jsonLd([soup, lentils]), title: 'Our week' })).isOneOfSeveral).toBe(true);
  });
  test('one that is said in two ways is one', () => {
    expect(
      read(aPage({ head: jsonLd(lentils) + jsonLd({ ...lentils, name: 'Lentils (4.8/5)' }) })),
    ).toHaveLength(1);
  });
});

test.each([
  ['nested deeply', '<div>'.repeat(60_000)],
  ['full of brackets', '<'.repeat(100_000)],
  ['data nested deeply', jsonLd(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
  ['nothing', ''],
])('a page that is %s ends', (_, html) => {
  expect(read(html)).toEqual([]);
});
