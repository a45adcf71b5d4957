import { type Bounds, bounds } from './archive/bounds.ts';
import { decodeText } from './archive/decode-text.ts';
import { type LeftReason, type Unpacked, unpackGzip, unpackZip } from './archive/unpack.ts';
import { isCooklang, readCooklang } from './cooklang/read-cooklang.ts';
import { recipesOfJsonLd } from './json-ld/read-json-ld.ts';
import { isMealie, readMealie } from './mealie/read-mealie.ts';
import { hasPhoto, isPaprika, readPaprika } from './paprika/read-paprika.ts';
import { readAnyLayout, readOwnLayout } from './plain-text/read-plain-text.ts';
import type { PortableRecipe } from './portable-recipe.ts';

export interface RecipesRead {
  recipes: PortableRecipe[];
  /** Files, or recipes in them, of which nothing was taken, in their order. */
  left: { name: string; reason: LeftReason }[];
  /** Photos that lie beside the recipes or in them: none is taken over. */
  photos: number;
}

const isPhoto = (name: string) => /\.(?:jpe?g|png|webp|gif|heic|avif)$/i.test(name);
/** What systems put into archives by themselves. */
const isOfSystem = (name: string) =>
  /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);

const isZip = (bytes: Buffer) => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Every recipe of a file of ours or of another program, by what the file holds and not by what it is called. */
export async function readRecipes(
  name: string,
  bytes: Buffer,
  limits: Bounds = bounds,
): Promise<RecipesRead> {
  const read: RecipesRead = { recipes: [], left: [], photos: 0 };
  const allowance = { bytes: limits.unpackedBytes };
  let characters = 0;
  const isWanted = (entry: string) => {
    if (isPhoto(entry) && !isOfSystem(entry)) read.photos += 1;
    return !isPhoto(entry) && !isOfSystem(entry);
  };
  if (isZip(bytes))
    for await (const file of unpackZip(bytes, { isWanted, limits, allowance })) take(await unpacked(file));
  else take(await unpacked({ name, bytes }));
  return read;

  async function unpacked(file: Unpacked): Promise<Unpacked> {
    return 'bytes' in file && isGzip(file.bytes)
      ? unpackGzip(file.name, file.bytes, { limits, allowance })
      : file;
  }

  function take(file: Unpacked): void {
    const found = 'bytes' in file ? recipesIn(file.name, file.bytes) : { left: file.left };
    if ('left' in found) return void read.left.push({ name: file.name, reason: found.left });
    read.photos += found.photos;
    for (const recipe of found.recipes) {
      characters += JSON.stringify(recipe).length;
      const isTooMuch = characters > limits.textCharacters || read.recipes.length >= limits.recipes;
      if (isTooMuch) read.left.push({ name: recipe.title || file.name, reason: 'too_many' });
      else read.recipes.push(recipe);
    }
  }
}

type Found = { recipes: PortableRecipe[]; photos: number } | { left: LeftReason };

function recipesIn(name: string, bytes: Buffer): Found {
  const text = decodeText(bytes);
  if (text === undefined) return { left: bytes.includes(0) ? 'not_a_recipe' : 'encoding' };
  const found = /^\s*[[{]/.test(text) ? ofJson(text) : ofText(name, text);
  return 'left' in found || found.recipes.length > 0 ? found : { left: 'not_a_recipe' };
}

function ofJson(text: string): Found {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { left: 'unreadable' };
  }
  const each = Array.isArray(data) ? data : [data];
  if (each.length > 0 && each.every(isPaprika))
    return { recipes: each.map(readPaprika), photos: each.filter(hasPhoto).length };
  if (each.length > 0 && each.every(isMealie)) return { recipes: each.map(readMealie), photos: 0 };
  return { recipes: recipesOfJsonLd(data), photos: 0 };
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
  if (own) return { recipes: own, photos: 0 };
  const isCook = isNamedSo || isCooklang(text);
  return { recipes: isCook ? [readCooklang(text, title)] : readAnyLayout(text), photos: 0 };
}
