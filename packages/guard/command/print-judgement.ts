import type { RecipeFinding, RecipeJudgement } from '../src/judge-recipe.ts';
import type { Finding, Judgement } from '../src/judgement.ts';
import type { Read } from './read-texts.ts';

type Judged = Judgement | RecipeJudgement;

const maxShownLength = 300;
const partNames = { title: 'title', ingredients: 'ingredient', steps: 'step' } as const;
/** What a terminal would obey instead of showing it. */
const controls = /\p{Cc}+/gu;

const shown = (text: string) => {
  const plain = text.replace(controls, ' ');
  return plain.length > maxShownLength ? `${plain.slice(0, maxShownLength)}…` : plain;
};

export const asJson = (read: Read, { verdict, findings }: Judged) => {
  const { file, line } = read;
  const judged = 'text' in read ? { text: read.text } : { title: read.recipe.title };
  return `${JSON.stringify({ file, line, ...judged, verdict, findings })}\n`;
};

export function asText(read: Read, { verdict, findings }: Judged): string {
  const place = [read.file, read.line].filter(part => part !== undefined).join(':');
  const text = shown('text' in read ? read.text : `recipe: ${read.recipe.title}`);
  const head = `${verdict.toUpperCase().padEnd(8)}  ${place ? `${shown(place)}: ` : ''}${text}\n`;
  return head + findings.map(lineOf).join('');
}

function lineOf(finding: Finding | RecipeFinding): string {
  const { verdict, words, rule, explanation, substitute } = finding;
  const place = 'part' in finding ? ` (${placeOf(finding)})` : '';
  const note = substitute.note ? ` ${substitute.note}` : '';
  const use = substitute.use.length > 0 ? `\n            instead: ${substitute.use.join(', ')}.${note}` : '';
  return `          ${shown(words)}${place}: ${verdict} by rule ${rule}. ${explanation}${use}\n`;
}

const placeOf = ({ part, index }: RecipeFinding) =>
  part === 'title' ? partNames.title : `${partNames[part]} ${index + 1}`;
