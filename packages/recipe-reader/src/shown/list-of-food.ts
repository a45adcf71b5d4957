import { type Document, type Element, elementsIn, innermostOf } from '../page/parse-page.ts';
import { entriesOf } from '../page/text-of.ts';

const mayHoldList = new Set(['ul', 'ol', 'table', 'p']);
const measured = /^[^\p{L}\p{N}]{0,3}(?:\p{Nd}|[½¼¾⅓⅔⅛])/u;
const longestLine = 120;
const fewestLines = 4;
const mostLines = 80;

/** Food is mostly measured; what counts without a measure (places, years, results) counts up, or has sentences. */
function isFood(lines: string[]): boolean {
  if (lines.length < fewestLines || lines.length > mostLines) return false;
  if (lines.some(line => line.length > longestLine)) return false;
  const amounts = lines.filter(line => measured.test(line));
  const units = amounts.filter(line => unit.test(line));
  const priced = lines.filter(line => /\p{Sc}/u.test(line));
  return amounts.length >= lines.length * 0.6 && units.length >= 2 && priced.length < lines.length / 2;
}

const unit =
  /^[^\p{L}]{1,12}(?:g|gr|gram\p{L}{0,3}|kg|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|cups?|tbsp|tsp|tablespoons?|teaspoons?|el|tl|prise|cuill\p{L}{0,6}|c\.|cucchiai\p{L}{0,5}|cuchara\p{L}{0,6}|taza\p{L}{0,2}|colher\p{L}{0,3}|xícara\p{L}{0,2}|msk|tsk|spsk|eetlepel\p{L}{0,2}|theelepel\p{L}{0,2}|łyż\p{L}{0,6}|szkl\p{L}{0,6}|lžíc\p{L}{0,3}|su bardağı|yemek kaşığı|sdm|sdt|грамм?\p{L}{0,2}|г|мл|ст|ч|كوب|ملعقة)(?:[\s.]|$)/iu;

/** On a page without a heading above its list: the longest one that reads like food with its measures. */
export function listOfFood(page: Document): { element: Element; lines: string[] } | undefined {
  let best: { element: Element; lines: string[] } | undefined;
  for (const element of innermostOf([...elementsIn(page)].filter(({ name }) => mayHoldList.has(name)))) {
    const lines = entriesOf(element);
    if (isFood(lines) && lines.length > (best?.lines.length ?? 0)) best = { element, lines };
  }
  return best;
}
