import { endsSteps } from '../headings/heading-of.ts';
import { linesOfHtml } from '../page/text-of-html.ts';
import { withoutStepNumber } from '../text/bullets.ts';
import { splitSteps } from '../text/split-steps.ts';
import { isNode, isOf, listOf, type Node } from './nodes.ts';

const countOnly = /^\P{L}{0,5}(?:\p{L}{1,12}[\s.:#]{0,3})?\d{1,3}[.:)]?$/u;

/** Steps in their order, those of sections under the names of these. */
export function readInstructions(value: unknown): string[] {
  const given = listOf(value);
  const steps = given.flatMap(one => stepsOf(one, 0, given.length === 1));
  const split = steps.length === 1 ? splitSteps(steps[0] ?? '') : steps;
  return untilNotes(split.map(withoutStepNumber).filter(step => /\p{L}/u.test(step)));
}

/** Remarks under the steps, behind a line that says so, are none of them. */
function untilNotes(steps: string[]): string[] {
  const at = steps.findIndex(endsSteps);
  return at > 0 ? steps.slice(0, at) : steps;
}

function stepsOf(value: unknown, depth: number, isAlone: boolean): string[] {
  if (typeof value === 'string') return linesOfHtml(value);
  if (!isNode(value) || depth > 8) return [];
  const list = listOf(value.itemListElement ?? value.steps ?? value.item);
  const inner = list.flatMap(one => stepsOf(one, depth + 1, isAlone && list.length === 1));
  if (inner.length > 0 && !isOf(value, 'HowToStep')) return [...headOf(value), ...inner];
  const said = textOfStep(value);
  // Lines within one of several steps belong together; a step that is alone holds all of them.
  const text = isAlone || said.length < 2 ? said : [said.join(' ')];
  return text.length > 0 ? text : inner;
}

const words = (value: unknown) => (typeof value === 'string' ? linesOfHtml(value) : []);

const headOf = ({ name }: Node) => words(name).slice(0, 1);

/** The name of a step is mostly the beginning of its text, or its number. */
function textOfStep({ name, text, description }: Node): string[] {
  const said = words(text ?? description);
  const named = words(name).join(' ');
  const whole = said.join(' ');
  if (whole === '') return named === '' ? [] : [named];
  const begins = named.replace(/[.…]$/, '').toLowerCase();
  if (named === '' || countOnly.test(named) || whole.toLowerCase().includes(begins)) return said;
  return [`${named}${/[.:!?]$/.test(named) ? '' : ':'} ${said[0]}`, ...said.slice(1)];
}
