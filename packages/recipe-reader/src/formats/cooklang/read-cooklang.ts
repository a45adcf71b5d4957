import { isNode, listOf, type Node } from '../../json-ld/nodes.ts';
import { stringsOf } from '../../json-ld/strings-of.ts';
import { readMinutes } from '../../numbers/read-minutes.ts';
import { readServings } from '../../numbers/read-servings.ts';
import { ownKey, withOwnPart } from '../own-part.ts';
import { lineOf, type PortableRecipe, portable, stepOf } from '../portable-recipe.ts';
import { splitFrontMatter } from './front-matter.ts';
import { readParagraph, withoutComments } from './read-markup.ts';
import { writeCooklang } from './write-cooklang.ts';

/** The title is the file's name where the text does not say it. */
export function readCooklang(text: string, fileTitle: string): PortableRecipe {
  const { known, body } = splitFrontMatter(text);
  return withOwnPart({
    said: saidBy(known, body, fileTitle),
    own: known[ownKey],
    isWrittenOf: recipe => writeCooklang(recipe) === text,
  });
}

const isCooklangMark = /@[\p{L}\p{N}][^\n{}@]{0,100}\{/u;
export const isCooklang = (text: string) => isCooklangMark.test(text);

const first = (known: Node, ...keys: string[]) =>
  keys
    .flatMap(key => stringsOf(known[key]))
    .map(value => value.trim())
    .find(Boolean) ?? '';
const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

function saidBy(known: Node, body: string, fileTitle: string): PortableRecipe {
  const time = isNode(known.time) ? known.time : {};
  const minutes = (...texts: string[]) => readMinutes(texts.find(Boolean) ?? '') ?? 0;
  const prepMinutes = minutes(first(known, 'prep time', 'time.prep'), first(time, 'prep'));
  const cookMinutes = minutes(first(known, 'cook time', 'time.cook'), first(time, 'cook'));
  const total = minutes(first(known, 'time required', 'time', 'duration'));
  return portable({
    ...readBody(body),
    title: first(known, 'title') || fileTitle,
    description: first(known, 'description', 'introduction'),
    servings: readServings(first(known, 'servings', 'serves', 'yield')),
    prepMinutes,
    cookMinutes: prepMinutes + cookMinutes === 0 ? total : cookMinutes,
    tags: tagsOf(known.tags),
    source: sourceOf(known),
  });
}

const tagsOf = (value: unknown) =>
  (typeof value === 'string' ? value.replace(/^\[|\]$/g, '').split(',') : stringsOf(listOf(value)))
    .map(tag => tag.trim())
    .filter(Boolean);

function sourceOf(known: Node): PortableRecipe['source'] {
  const nested = isNode(known.source) ? known.source : {};
  const said = [first(known, 'source', 'source.url'), first(nested, 'url')];
  const url = said.find(isAddress) ?? null;
  const names = [first(nested, 'name'), first(known, 'source.name', 'author', 'source.author'), ...said];
  return { name: names.find(name => name !== '' && !isAddress(name)) ?? '', url };
}

const section = /^=+\s*([^=]*)/;

/** A paragraph is a step, unless it is a note or says nothing but ingredients. */
function readBody(body: string): Pick<PortableRecipe, 'ingredients' | 'steps' | 'notes'> {
  const lines: string[] = [];
  const steps: string[] = [];
  const notes: string[] = [];
  for (const paragraph of paragraphsOf(withoutComments(body))) {
    if (paragraph.startsWith('>')) {
      notes.push(
        paragraph
          .split('\n')
          .map(line => readParagraph(line.replace(/^>\s?/, '')).text)
          .join('\n'),
      );
      continue;
    }
    const [, heading] = section.exec(paragraph) ?? [];
    if (heading !== undefined) {
      const rest = paragraph.slice(
        paragraph.indexOf('\n') === -1 ? paragraph.length : paragraph.indexOf('\n') + 1,
      );
      if (heading.trim()) steps.push(heading.trim());
      if (rest.trim()) take(rest);
      continue;
    }
    take(paragraph);
  }
  return { ingredients: eachOnce(lines).map(lineOf), steps: steps.map(stepOf), notes: notes.join('\n\n') };

  function take(paragraph: string) {
    const { text, ingredients, isList } = readParagraph(paragraph);
    lines.push(...ingredients);
    if (!isList && text) steps.push(text);
  }
}

const paragraphsOf = (body: string) => {
  const paragraphs: string[][] = [[]];
  for (const line of body.split('\n')) {
    const last = paragraphs.at(-1) ?? [];
    // A section is one line, and a note begins one of its own, also without an empty line between.
    const isOther =
      last.length > 0 && (line.startsWith('=') || line.startsWith('>') !== last[0]?.startsWith('>'));
    if (line.trim() === '' || isOther || last[0]?.startsWith('=')) paragraphs.push([]);
    if (line.trim() !== '') paragraphs.at(-1)?.push(line.trimEnd());
  }
  return paragraphs.map(lines => lines.join('\n').trim()).filter(Boolean);
};

/** A thing that a later step names again, without an amount, is one of those that are there. */
function eachOnce(lines: string[]): string[] {
  const isNamed = (line: string) => lines.some(other => other !== line && other.endsWith(` ${line}`));
  return [...new Set(lines)].filter(line => /^\p{N}/u.test(line) || !isNamed(line));
}
