import type { Node } from '../json-ld/nodes.ts';
import { type Bounds, bounds } from './archive/bounds.ts';
import { decodeText } from './archive/decode-text.ts';
import { type LeftReason, type Unpacked, unpackGzip, unpackZip } from './archive/unpack.ts';
import { isCooklang, readCooklang } from './cooklang/read-cooklang.ts';
import { readJsonLdNode, recipeNodes } from './json-ld/read-json-ld.ts';
import { isMealie, readMealie } from './mealie/read-mealie.ts';
import { isPaprika, photoOfPaprika, readPaprika } from './paprika/read-paprika.ts';
import {
  besideMealie,
  besideNode,
  besideText,
  isPhotoName,
  isSmallerCopy,
  type PhotoHint,
} from './photos-beside.ts';
import { readAnyLayout, readOwnLayout } from './plain-text/read-plain-text.ts';
import type { PortableRecipe } from './portable-recipe.ts';

/** Where in its file the photo of a recipe is. */
export interface PhotoPlace {
  /** The file of the archive, by its place in that. */
  entry: number;
  /** Which recipe of that file holds it; null where the file is the photo. */
  within: number | null;
}

export interface RecipesRead {
  recipes: PortableRecipe[];
  /** Of each recipe, where its photo is. */
  photos: (PhotoPlace | null)[];
  /** Files, or recipes in them, of which nothing was taken, in their order. */
  left: { name: string; reason: LeftReason }[];
  /** Names of photos in the archive that are no recipe's own. */
  otherPhotos: string[];
}

/** What systems put into archives by themselves. */
const isOfSystem = (name: string) =>
  /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);

export const isZip = (bytes: Buffer) => bytes[0] === 0x50 && bytes[1] === 0x4b;
export const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

interface Hinted {
  hint: PhotoHint | undefined;
  entry: number;
  within: number;
}

/** Every recipe of a file of ours or of another program, by what the file holds and not by what it is called. */
export async function readRecipes(
  name: string,
  bytes: Buffer,
  limits: Bounds = bounds,
): Promise<RecipesRead> {
  const recipes: PortableRecipe[] = [];
  const left: RecipesRead['left'] = [];
  const hints: Hinted[] = [];
  const photoFiles = new Map<string, number>();
  const allowance = { bytes: limits.unpackedBytes };
  let characters = 0;
  const isWanted = (file: string, entry: number) => {
    if (isOfSystem(file)) return false;
    if (!isPhotoName(file)) return true;
    if (!photoFiles.has(file)) photoFiles.set(file, entry);
    return false;
  };
  if (isZip(bytes))
    for await (const file of unpackZip(bytes, { isWanted, limits, allowance })) take(await unpacked(file));
  else take(await unpacked({ name, entry: 0, bytes }));
  return { recipes, left, ...placesOf(hints, photoFiles) };

  async function unpacked(file: Unpacked): Promise<Unpacked> {
    if (!('bytes' in file) || !isGzip(file.bytes)) return file;
    const { name, entry } = file;
    return { name, entry, ...(await unpackGzip(file.bytes, { limits, allowance })) };
  }

  function take(file: Unpacked): void {
    const found = 'bytes' in file ? recipesIn(file.name, file.bytes) : { left: file.left };
    if ('left' in found) return void left.push({ name: file.name, reason: found.left });
    for (const [within, recipe] of found.recipes.entries()) {
      characters += JSON.stringify(recipe).length;
      const isTooMuch = characters > limits.textCharacters || recipes.length >= limits.recipes;
      if (isTooMuch) {
        left.push({ name: recipe.title || file.name, reason: 'too_many' });
        continue;
      }
      recipes.push(recipe);
      hints.push({ hint: found.hints[within], entry: file.entry, within });
    }
  }
}

/** Once all names are known, since a photo may stand before its recipe or behind it. */
function placesOf(hints: readonly Hinted[], photoFiles: ReadonlyMap<string, number>) {
  const used = new Set<string>();
  const photos = hints.map(({ hint, entry, within }): PhotoPlace | null => {
    if (!hint) return null;
    if ('isInside' in hint) return { entry, within };
    const file = hint.beside.find(name => photoFiles.has(name));
    const place = file === undefined ? undefined : photoFiles.get(file);
    if (file === undefined || place === undefined) return null;
    used.add(file);
    return { entry: place, within: null };
  });
  const otherPhotos = [...photoFiles.keys()].filter(name => !used.has(name) && !isSmallerCopy(name));
  return { photos, otherPhotos };
}

type Found = { recipes: PortableRecipe[]; hints: (PhotoHint | undefined)[] } | { left: LeftReason };

function recipesIn(name: string, bytes: Buffer): Found {
  const text = decodeText(bytes);
  if (text === undefined) return { left: bytes.includes(0) ? 'not_a_recipe' : 'encoding' };
  const found = /^\s*[[{]/.test(text) ? ofJson(name, text) : ofText(name, text);
  return 'left' in found || found.recipes.length > 0 ? found : { left: 'not_a_recipe' };
}

function ofJson(name: string, text: string): Found {
  const data = parsed(text);
  if (data === undefined) return { left: 'unreadable' };
  const { kind, nodes } = nodesOf(data);
  if (kind === 'paprika')
    return {
      recipes: nodes.map(readPaprika),
      hints: nodes.map(node => (photoOfPaprika(node) ? { isInside: true } : undefined)),
    };
  if (kind === 'mealie')
    return { recipes: nodes.map(readMealie), hints: nodes.map(() => besideMealie(name)) };
  return { recipes: nodes.map(readJsonLdNode), hints: nodes.map(node => besideNode(name, node)) };
}

/** Undefined for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The recipes in the data, as the program has them that wrote them. */
export function nodesOf(data: unknown): { kind: 'paprika' | 'mealie' | 'json-ld'; nodes: Node[] } {
  const each = Array.isArray(data) ? data : [data];
  if (each.length > 0 && each.every(isPaprika)) return { kind: 'paprika', nodes: each };
  if (each.length > 0 && each.every(isMealie)) return { kind: 'mealie', nodes: each };
  return { kind: 'json-ld', nodes: recipeNodes(data) };
}

/** A step of ours may hold signs that mean something in Cooklang, so the layout of ours comes first. */
function ofText(name: string, text: string): Found {
  const [title = ''] =
    name
      .split('/')
      .at(-1)
      ?.split(/\.cook$/i) ?? [];
  const isNamedSo = /\.cook$/i.test(name) || text.startsWith('---\n');
  const own = isNamedSo ? undefined : readOwnLayout(text);
  const isCook = isNamedSo || (!own && isCooklang(text));
  const recipes = own ?? (isCook ? [readCooklang(text, title)] : readAnyLayout(text));
  return { recipes, hints: recipes.length === 1 ? [besideText(name)] : [] };
}
