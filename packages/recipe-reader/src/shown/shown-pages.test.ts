import { describe, expect, test } from '@jest/globals';
import { aPage, jsonLd, lentils } from '../../test/a-page.ts';
import { readPage } from '../index.ts';

const food = ['250 g plain flour', '2 eggs', '1 tsp salt', '300 ml milk', 'butter for the pan'];
const steps = [
  'Whisk the flour, the eggs and the salt in a bowl.',
  'Pour in the milk while you go on whisking, then let it rest for half an hour.',
  'Fry thin pancakes in the butter, on both sides, until they are golden.',
];
const items = (lines: string[], name = 'li') => lines.map(line => `<${name}>${line}</${name}>`).join('');
const list = (lines: string[]) => `<ul>${items(lines)}</ul>`;
const counted = (lines: string[]) => `<ol>${items(lines)}</ol>`;
const cut = (line: string) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const;
const measured = food.slice(0, 4);

const page = (body: string) =>
  aPage({
    title: 'Pancakes',
    body: `<p>We make these on Sundays, and 20 of them are gone in no time.</p>${body}
      <footer><h3>Related recipes</h3>${list(['Waffles with 12 fillings', 'Crumpets'])}</footer>`,
  });
const read = (body: string) => readPage(page(body)).recipes[0];

describe('what a page without data shows is read', () => {
  test.each<[string, string]>([
    [
      'in paragraphs with line ends',
      `<p>Zutaten</p><p>${food.join('<br>')}</p><p>Zubereitung</p><p>– ${steps.join('<br>– ')}</p>`,
    ],
    [
      'in one paragraph with its headings',
      `<p><b>Ingredients</b><br>${food.join('<br>')}<br><b>Method</b><br>${steps.join('<br>')}</p>`,
    ],
    [
      'under headings without their accents',
      `<h4>INGREDIENTES</h4>${list(food)}<h4>PREPARACION</h4>${counted(steps)}`,
    ],
    [
      'under a long heading that names the dish',
      `<h2>Ingredienti</h2>${list(food)}<h2>Come preparare: i pancake sottili della domenica con burro fuso, miele di castagno e noci</h2>${items(steps, 'p')}`,
    ],
    [
      'in parts that tabs switch between',
      `<ul><li><a>Ingredients</a></li><li><a>Method</a></li></ul><div id="ingredients">${items(food, 'p')}</div><div id="method">${items(steps, 'p')}</div>`,
    ],
    [
      'in cells that a style sets apart',
      `<h2>Ingredients</h2><ul>${measured.map(line => `<li><span>${cut(line)[0]}</span><span>${cut(line)[1]}</span></li>`).join('')}<li>${food[4]}</li></ul><h2>Method</h2>${counted(steps)}`,
    ],
    [
      'with each step in blocks of its own, twice for two widths',
      `<h2>Ingredients</h2>${list(food)}<h2>Method</h2>${`<ol>${steps.map((step, at) => `<li><div>${at + 1}</div><div>${step}</div></li>`).join('')}</ol>`.repeat(2)}`,
    ],
    [
      'with an offer between its steps',
      `<div><h5>Ingredients</h5>${list(food)}</div><div><h5>Method</h5>${counted(steps.slice(0, 1))}</div><div></div><div>${counted(steps.slice(1))}</div><div><p>Our shop has pans for every stove.</p></div>`,
    ],
    [
      'below a panel of times',
      `<h2>Ingredients</h2>${list(food)}<h2>Directions</h2><div>Prep: <b>15 min.</b></div><div>Cook: <b>1 hour</b></div>${counted(steps)}`,
    ],
    [
      'before what the page tells below the steps',
      `<h2>Ingredients</h2>${list(food)}<h2>Method</h2>${counted(steps)}<h3>A word on pans</h3><p>Ours are made of iron and last for a hundred years.</p>${list(['An iron pan that lasts'])}`,
    ],
    [
      'before what is often asked',
      `<h2>Ingredients</h2>${list(food)}<h2>Method</h2>${items(steps, 'p')}<h3>Can I freeze pancakes?</h3><p>Yes, they keep for two months in a box of their own.</p>`,
    ],
    [
      'without any heading',
      `<div>${list(food)}${items(steps, 'p')}<h3>Tomorrow</h3><p>Come back then.</p></div>`,
    ],
    [
      'in two columns without a heading',
      `<div><div>${list(food)}</div></div><div><div>${counted(steps)}</div></div>`,
    ],
    [
      'with a heading of the list alone',
      `<aside><h3>Ingredients</h3>${list(food)}</aside><h2>Off we go</h2>${counted(steps)}`,
    ],
    [
      'in one line with commas, the steps below it by their numbers',
      `<h2>Zutaten</h2><p>${food.join(', ')}, 1 Prise Zucker, 2 EL saure Sahne und etwas Zimt.</p>${steps.map((step, at) => `<p>${at + 1}- ${step}</p>`).join('')}`,
    ],
  ])('%s', (_, body) => {
    const recipe = read(body);
    expect(recipe?.ingredients.slice(0, food.length)).toEqual(food);
    expect(recipe).toMatchObject({ title: 'Pancakes', instructions: steps });
  });

  test('a list goes on under headings as high as its own', () => {
    const body = `<h2>Ingredients</h2><h2>Batter</h2>${list(food.slice(0, 2))}<h2>For the pan</h2>${list(food.slice(2))}<h2>Our shop</h2>${list(['Pans', 'Spoons'])}`;
    expect(read(body)?.ingredients).toEqual(['Batter', ...food.slice(0, 2), 'For the pan', ...food.slice(2)]);
  });

  test.each([
    ['before it', (amount: string, name: string) => `<div>${amount}</div><div>${name}</div>`, measured],
    ['behind it', (amount: string, name: string) => `<dt>${name}</dt><dd>${amount}</dd>`, measured],
  ])('an amount in a block of its own %s belongs to its food', (_, row, lines) => {
    const rows = lines.map(line => row(...cut(line))).join('');
    expect(
      read(`<h2>Ingredients</h2><div>${rows}</div><h2>Method</h2>${counted(steps)}`)?.ingredients,
    ).toEqual(lines);
  });

  test('each dish of a meal has steps under a heading of its own', () => {
    const body = `<h2>Ingredients</h2>${list(food)}<div><h2>How to make the batter</h2><p>Two steps.</p></div><div>${counted(steps.slice(0, 2))}</div>
      <div><h2>How to make the pancakes</h2><p>One step.</p></div><div>${counted(steps.slice(2))}</div>`;
    expect(read(body)?.instructions).toEqual([
      'How to make the batter',
      ...steps.slice(0, 2),
      'How to make the pancakes',
      ...steps.slice(2),
    ]);
  });

  test('a tip between steps ends none of them, and remarks below do', () => {
    const told = [steps[0], 'Tip: sift the flour.', steps[1], steps[2]] as string[];
    const body = `<h2>Ingredients</h2>${list(food)}<h2>Method</h2>${items([...told, 'Notes', 'We like them best with honey and walnuts.'], 'p')}`;
    expect(read(body)?.instructions).toEqual(told);
  });

  test.each([
    ['a shop', list(['500 g rice, € 3', '1 kg flour, € 2', '250 ml oil, € 5', '2 kg sugar, € 4'])],
    ['results', list(['1 Amina', '2 Bilal', '3 Dalia', '4 Emre'])],
    ['a script beside a heading', '<h2>Ingredients</h2><script>"1 g", "2 g", "3 ml", "4 ml"</script>'],
  ])('%s is none', (_, body) => {
    expect(read(body)).toBeUndefined();
  });
});

test('of several first headings that is the title which the page is called by', () => {
  const html = `<title>Pancakes of ours | Kitchen</title><h1>Recipes</h1><h1>Pancakes of ours</h1>`;
  expect(readPage(html).title).toBe('Pancakes of ours');
});

describe('data beside what is shown', () => {
  const withData = (recipeIngredient: string[], shown: string[]) =>
    readPage(
      aPage({
        head: jsonLd({ ...lentils, recipeIngredient }),
        body: `<h2>Ingredients</h2>${list(shown)}`,
      }),
    ).recipes[0]?.ingredients;

  test('holds where the page words the same lines otherwise', () => {
    const data = ['2 tablespoons tahini, stirred', '1 dash salt, to taste', '200 g lentils'];
    expect(withData(data, ['2 tablespoons tahini', 'Salt, to taste', '200 g lentils'])).toEqual(data);
  });
  test('gets the size of a tin that is shown, and no price', () => {
    const data = ['1 can tomatoes', '200 g lentils', '1 onion'];
    const shown = ['1 can (400 g) tomatoes', '200 g lentils', '1 onion'];
    expect(withData(data, shown)).toEqual(shown);
    expect(withData(data, ['1 can tomatoes £1.20', '200 g lentils £2', '1 onion £1'])).toEqual(data);
  });
});
