import type { Mention } from '../mentions/mentions.ts';
import { groupOf } from './family-of.ts';
import { withModifiers } from './modifiers.ts';
import { type Edit, replacePlaces } from './replace-places.ts';
import type { ChooseUse } from './rewrite-ingredient.ts';
import { writtenUse } from './written-use.ts';

const joinsOnly = /^(?:\s|[,/&+、，]|\p{L}{1,4}(?=\s))*$/u;

/** A step or a title with the uses in the place of what was named. */
export function rewriteText(
  text: string,
  mentions: readonly Mention[],
  chooseUse: ChooseUse,
  isTitle: boolean,
): string {
  const edits: Edit[] = [];
  let before: { end: number; use: string } | undefined;
  for (const mention of [...mentions].sort((one, other) => one.start - other.start)) {
    const use = chooseUse(mention);
    if (use === undefined) continue;
    const { start, end } =
      groupOf(mention.kind) === 'drink' ? withModifiers(text, mention.start, mention.end) : mention;
    // 'the mirin and sake' that one thing takes the place of is named once.
    if (before?.use === use && before.end <= start && joinsOnly.test(text.slice(before.end, start)))
      edits.push({ start: before.end, end, by: '' });
    // '1/2 cup butter and lard' is butter.
    else if (saidBefore(text.slice(0, start), use) !== undefined)
      edits.push({ start: saidBefore(text.slice(0, start), use) ?? start, end, by: '' });
    else edits.push({ start, end, by: writtenUse(use, mention, text, isTitle) });
    before = { end, use };
  }
  return replacePlaces(text, edits);
}

function saidBefore(text: string, use: string): number | undefined {
  const at = text.toLowerCase().lastIndexOf(use.toLowerCase());
  if (at < 0) return;
  const end = at + use.length;
  return end < text.length && joinsOnly.test(text.slice(end)) ? end : undefined;
}
