export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.flat(5) : value === undefined || value === null ? [] : [value];

const lastWord = (name: string) =>
  name.slice(Math.max(...['/', '#', ':'].map(sign => name.lastIndexOf(sign))) + 1);

/** 'Recipe' is also 'http://schema.org/Recipe' and 'schema:Recipe'. */
export const isOf = (node: Node, type: string) =>
  listOf(node['@type']).some(
    name => typeof name === 'string' && lastWord(name.trim()).toLowerCase() === type.toLowerCase(),
  );

/** Beyond so many values it is no recipe's page. */
const mostOfPage = 50_000;

/** Every object in the data, whatever it stands in. */
export function nodesIn(data: unknown, most = mostOfPage): Node[] {
  const found: Node[] = [];
  const waiting: unknown[] = [data];
  for (let seen = 0; waiting.length > 0 && seen < most; seen += 1) {
    const value = waiting.pop();
    if (Array.isArray(value)) for (let at = value.length - 1; at >= 0; at -= 1) waiting.push(value[at]);
    else if (isNode(value)) {
      found.push(value);
      waiting.push(...Object.values(value).reverse());
    }
  }
  return found;
}
