import { isNode, listOf } from './nodes.ts';

const nameKeys = ['text', 'name', '@value', 'value', 'description'];

/** The texts of a value that should be a text, or a list of them, and often is an object instead. */
export const stringsOf = (value: unknown): string[] => {
  const found: string[] = [];
  for (const one of listOf(value)) {
    if (typeof one === 'string') found.push(one);
    else if (typeof one === 'number') found.push(String(one));
    else if (isNode(one)) {
      const named = nameKeys
        .map(key => one[key])
        .find(text => typeof text === 'string' || typeof text === 'number');
      if (named !== undefined) found.push(String(named));
    }
  }
  return found;
};
