import { type Document, elementsIn } from '../page/parse-page.ts';
import { isNode, isOf, listOf, type Node, nodesIn } from './nodes.ts';
import { parseJsonLd } from './parse-json-ld.ts';

const isJsonLd = (type = '') => type.toLowerCase().includes('ld+json');

/** The nodes of type Recipe in all scripts of a page. */
export function jsonLdRecipes(page: Document): Node[] {
  const nodes: Node[] = [];
  for (const element of elementsIn(page)) {
    if (element.name !== 'script' || !isJsonLd(element.attribs.type)) continue;
    const text = element.children.map(child => ('data' in child ? child.data : '')).join('');
    nodes.push(...nodesIn(parseJsonLd(text)));
  }
  const byId = new Map(nodes.filter(node => Object.keys(node).length > 1).map(node => [node['@id'], node]));
  const given = (value: unknown) =>
    isNode(value) && Object.keys(value).length === 1 ? (byId.get(value['@id']) ?? value) : value;
  return nodes
    .filter(node => isOf(node, 'Recipe') && Object.keys(node).length > 2)
    .map(node => ({
      ...node,
      recipeInstructions: listOf(node.recipeInstructions ?? node.instructions ?? node.step).map(given),
    }));
}
