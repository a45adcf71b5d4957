import { type Document, type Element, elementsIn, innermostOf } from '../page/parse-page.ts';
import { entriesOf, lineOf } from '../page/text-of.ts';

const ofIngredients =
  /ingredi?[eë]n|ingredi[eè]nt|zutat|sastojc|skladnik|surovin|hozzaval|malzeme|ainekset|bahan|necessities|benodigd/i;
const ofSteps =
  /instruction|direction|method|preparation|zubereitung|proce(?:dure|dimento|dimiento)|prepara(?:re|cion)|preparo|elaboracion|bereiding|fremgangsm|przygotowan|postup|(?:^|[\s_-])steps?(?:[\s_\d-]|text|item|$)/i;
const beginsWord = /(?<=[a-z])(?=[A-Z])/g;
const lists = new Set(['ul', 'ol', 'dl', 'table']);

const named = ({ attribs }: Element, pattern: RegExp) =>
  pattern.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`.replaceAll(beginsWord, '-'));

/** Lists, or entries, whose names in the page's own code say what they hold; for pages without a heading above them. */
function namedLines(page: Document, pattern: RegExp): string[] {
  const elements = [...elementsIn(page)].filter(
    element => element.name !== 'body' && element.name !== 'html' && named(element, pattern),
  );
  const ofLists = elements.filter(({ name }) => lists.has(name));
  if (ofLists.length > 0) return ofLists.flatMap(entriesOf);
  const entries = innermostOf(elements).map(lineOf).filter(Boolean);
  if (entries.length > 2) return entries;
  const [block] = elements.filter(element => entriesOf(element).length > 2).reverse();
  return block ? entriesOf(block) : [];
}

export const namedIngredients = (page: Document) => namedLines(page, ofIngredients);
export const namedSteps = (page: Document) => namedLines(page, ofSteps);
