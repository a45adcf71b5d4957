import { isDeepStrictEqual } from 'node:util';
import { isNode, isOf, listOf, type Node, nodesIn } from '../../json-ld/nodes.ts';
import { readNode } from '../../json-ld/read-node.ts';
import { stringsOf } from '../../json-ld/strings-of.ts';
import { readMinutes } from '../../numbers/read-minutes.ts';
import { lineOfHtml } from '../../page/text-of-html.ts';
import { withOwnPart } from '../own-part.ts';
import { lineOf, type PortableRecipe, portable, stepOf } from '../portable-recipe.ts';
import { jsonLdNode, ownName } from './write-json-ld.ts';

/** A file may hold a thousand recipes, each of some hundreds of values; its size is bounded before. */
const mostOfFile = 1_000_000;

/** Every recipe in the data, wherever it stands in it. */
export const recipeNodes = (data: unknown): Node[] =>
  nodesIn(data, mostOfFile).filter(node => isOf(node, 'Recipe') && Object.keys(node).length > 2);

export function readJsonLdNode({ '@context': _, image: __, ...node }: Node): PortableRecipe {
  const own = node[ownName];
  return withOwnPart({
    said: saidBy(node),
    own: isNode(own) ? own['@value'] : undefined,
    isWrittenOf: recipe => isDeepStrictEqual(jsonLdNode(recipe), node),
  });
}

/** Addresses of its pictures, the first first: relative ones name files beside it. */
export const imagesOf = ({ image }: Node): string[] =>
  listOf(image).flatMap(each => {
    const address = isNode(each) ? (each.contentUrl ?? each.url) : each;
    return typeof address === 'string' ? [address.trim()] : [];
  });

const oneOf = (value: unknown) => lineOfHtml(stringsOf(value)[0] ?? '');
const minutesOf = (value: unknown) => readMinutes(stringsOf(value)[0] ?? '') ?? 0;
const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

function saidBy(node: Node): PortableRecipe {
  const { title, servings, totalMinutes, ingredients, instructions } = readNode(node);
  const [prepMinutes, cookMinutes] = [minutesOf(node.prepTime), minutesOf(node.cookTime)];
  const isTotalAlone = prepMinutes + cookMinutes === 0;
  const address = [node.isBasedOn, node.url, node['@id']].map(oneOf).find(isAddress);
  return portable({
    ...{ title, servings, prepMinutes },
    description: oneOf(node.description),
    cookMinutes: isTotalAlone ? (totalMinutes ?? 0) : cookMinutes,
    ingredients: ingredients.map(lineOf),
    steps: instructions.map(stepOf),
    notes: oneOf(node.comment),
    tags: tagsOf(node.keywords),
    source: { name: oneOf(node.creditText ?? node.author ?? node.publisher), url: address ?? null },
  });
}

/** A list, or one text with commas. */
function tagsOf(value: unknown): string[] {
  const texts = stringsOf(value);
  const each = texts.length === 1 ? (texts[0] ?? '').split(',') : texts;
  return each.map(lineOfHtml).filter(Boolean);
}
