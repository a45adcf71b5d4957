import { type Document, type Element, elementsIn } from '../page/parse-page.ts';
import { entriesOf, lineOf } from '../page/text-of.ts';

const ofIngredients = /ingredi?[eë]n|ingredi[eè]nt|zutat|sastojc|skladnik|hozzaval|malzeme|ainekset|bahan/i;
const ofSteps =
  /instruction|direction|method|preparation|zubereitung|procedimento|preparo|bereiding|fremgangsm|steps?\b/i;
const lists = new Set(['ul', 'ol', 'dl', 'table']);

const named = ({ attribs }: Element, pattern: RegExp) =>
  pattern.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`);

/** Lists, or entries, whose names in the page's own code say what they hold; for pages without a heading above them. */
function namedLines(page: Document, pattern: RegExp): string[] {
  const elements = [...elementsIn(page)].filter(
    element => element.name !== 'body' && element.name !== 'html' && named(element, pattern),
  );
  const ofLists = elements.filter(({ name }) => lists.has(name));
  if (ofLists.length > 0) return ofLists.flatMap(entriesOf);
  const innermost = new Set(elements);
  for (const element of elements)
    for (let up = element.parent; up; up = up.parent) innermost.delete(up as Element);
  const entries = [...innermost].map(lineOf).filter(Boolean);
  if (entries.length > 2) return entries;
  const [block] = elements.filter(element => entriesOf(element).length > 2).reverse();
  return block ? entriesOf(block) : [];
}

export const namedIngredients = (page: Document) => namedLines(page, ofIngredients);
export const namedSteps = (page: Document) => namedLines(page, ofSteps);
