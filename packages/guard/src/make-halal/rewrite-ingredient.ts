import type { Context } from '../judge-text.ts';
import { type Mention, mentionsIn, namedIn } from '../mentions/mentions.ts';
import { groupOf } from './family-of.ts';
import { mainOf } from './main-of.ts';
import { withModifiers } from './modifiers.ts';
import { type Edit, replacePlaces } from './replace-places.ts';
import { writtenUse } from './written-use.ts';

const brackets = /[(（[][^()（）[\]]*[)）\]]/gu;
/** How far apart two names of one thing may stand: 'Marsala (see Tip) or dry sherry'. */
const nearby = 28;

export type ChooseUse = (mention: Mention) => string | undefined;

/** An ingredient line with its use in place of what was named; undefined where nothing of it changes. */
export function rewriteIngredient(
  text: string,
  mentions: readonly Mention[],
  chooseUse: ChooseUse,
  context: Context,
): string {
  const main = mainOf(mentions);
  const use = main && chooseUse(main);
  if (!main || use === undefined) return text;
  const asides = asidesOn(text, main, context);
  const edits: Edit[] = asides.map(({ start, end }) => ({ start, end, by: '' }));
  let last = -1;
  for (const mention of mentions) {
    if (asides.some(({ start, end }) => mention.start >= start && mention.start < end)) continue;
    const own = mention === main ? use : chooseUse(mention);
    if (own === undefined) continue;
    const place = isDrink(mention) ? withModifiers(text, mention.start, mention.end) : mention;
    // 'Grand Marnier or other orange liqueur' is one thing by two names.
    if (last >= 0 && place.start - last < nearby && !/\d/.test(text.slice(last, place.start)))
      callBy(edits, mention === main ? own : undefined).push({ start: last, end: place.end, by: '' });
    else edits.push({ start: place.start, end: place.end, by: writtenUse(own, mention, text, false) });
    last = place.end;
  }
  const written = replacePlaces(text, edits);
  return isHaram(written, context) ? afterAmount(text, main, use, context) : written;
}

// What the line is about gives the name, wherever it stands: 'свиной бекон' is a bacon.
function callBy(edits: Edit[], use: string | undefined): Edit[] {
  const named = use === undefined ? undefined : edits.findLast(({ by }) => by !== '');
  if (named && use !== undefined) named.by = use;
  return edits;
}

const isDrink = ({ kind }: Mention) => groupOf(kind) === 'drink';

// Brackets that speak of what is taken out, in whatever way, go with it: '2 EL Rum (wer keinen Rum mag, …)'.
function asidesOn(text: string, main: Mention, context: Context) {
  const named = namedIn(text, context).filter(({ kind }) => groupOf(kind) === groupOf(main.kind));
  return [...text.matchAll(brackets)]
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
    .filter(({ start, end }) => main.start < start || main.start >= end)
    .filter(({ start, end }) => named.some(one => one.start >= start && one.end <= end));
}

const isHaram = (text: string, context: Context) =>
  mentionsIn(text, context).some(({ verdict }) => verdict === 'haram');

// A line that names it in yet another way keeps its amount alone.
function afterAmount(text: string, main: Mention, use: string, context: Context): string {
  const amount = text.slice(0, main.start).trim();
  const written = amount ? `${amount} ${use}` : use;
  return isHaram(written, context) ? use : written;
}
