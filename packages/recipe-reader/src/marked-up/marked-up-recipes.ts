import type { Node } from '../json-ld/nodes.ts';
import { type Document, type Element, elementsIn, wordsOf } from '../page/parse-page.ts';
import { lineOf, linesOf } from '../page/text-of.ts';

/** How a way of marking up says that an element is a recipe, and what of it an element holds. */
interface Vocabulary {
  isRecipe(element: Element): boolean;
  isOtherItem(element: Element): boolean;
  names(element: Element): string[];
}

const bare = (word: string) => word.replace(/^.*[/#:]/, '');
const isNamed = (words: string[], name: string) => words.some(word => bare(word).toLowerCase() === name);

const microdata: Vocabulary = {
  isRecipe: element => isNamed(wordsOf(element, 'itemtype'), 'recipe'),
  isOtherItem: element => 'itemscope' in element.attribs,
  names: element => wordsOf(element, 'itemprop').map(bare),
};

const rdfa: Vocabulary = {
  isRecipe: element => isNamed(wordsOf(element, 'typeof'), 'recipe'),
  isOtherItem: element => 'typeof' in element.attribs,
  names: element => wordsOf(element, 'property').map(bare),
};

const ofMicroformat: Record<string, string> = {
  'p-name': 'name',
  fn: 'name',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
};
const classes = (element: Element) => wordsOf(element, 'class');

const microformat: Vocabulary = {
  isRecipe: element => classes(element).some(name => name === 'h-recipe' || name === 'hrecipe'),
  isOtherItem: element =>
    classes(element).some(name => name === 'h-card' || name === 'h-review' || name === 'comment'),
  names: element => classes(element).flatMap(name => ofMicroformat[name] ?? []),
};

export const markedUpRecipes = (page: Document): Node[] =>
  [microdata, rdfa, microformat].flatMap(vocabulary =>
    [...elementsIn(page)].filter(vocabulary.isRecipe).map(root => nodeOf(root, vocabulary)),
  );

const ofText = new Set([
  'recipeIngredient',
  'ingredients',
  'ingredient',
  'recipeInstructions',
  'instructions',
  'step',
  'itemListElement',
]);
const lists = new Set(['ul', 'ol']);

function nodeOf(root: Element, vocabulary: Vocabulary): Node {
  const found = new Map<string, string[]>();
  for (const [element, name] of propertiesOf(root, vocabulary)) {
    const value = ofText.has(name) ? linesOf(element).join('\n') : readValue(element);
    found.set(name, [...(found.get(name) ?? []), value].filter(Boolean));
  }
  // One element holds all steps, a line each; of several each is a step, whatever lines it has.
  for (const [name, values] of found)
    if (ofText.has(name) && values.length > 2)
      found.set(
        name,
        values.map(value => value.replaceAll('\n', ' ')),
      );
  return { '@type': 'Recipe', ...Object.fromEntries(found) };
}

/** Those of the item itself, not of an author or a review in it; an item that is a step, a list of them or an ingredient is asked for its text. */
function* propertiesOf(root: Element, vocabulary: Vocabulary): Generator<[Element, string]> {
  const waiting = [...root.children].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('attribs' in node)) continue;
    const names = vocabulary.names(node);
    const kept = names.filter(name => ofText.has(name));
    if (vocabulary.isOtherItem(node) && kept.length === 0) continue;
    for (const name of names) yield [node, name];
    const isWhole =
      kept.length > 0 &&
      !(lists.has(node.name) && kept.some(name => /ingredient/i.test(name)) && holdsThese(node, vocabulary));
    if (isWhole) continue;
    for (let at = node.children.length - 1; at >= 0; at -= 1) waiting.push(node.children[at] as typeof node);
  }
}

const holdsThese = (element: Element, vocabulary: Vocabulary) =>
  [...elementsIn(element)].some(inner => vocabulary.names(inner).some(name => ofText.has(name)));

function readValue(element: Element): string {
  const { content, datetime } = element.attribs;
  return content ?? datetime ?? lineOf(element);
}
