import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { fileNames, slugs } from './archive/file-names.ts';
import { type PackedFile, zipOf } from './archive/zip-of.ts';
import { writeCooklang } from './cooklang/write-cooklang.ts';
import { writeJsonLd } from './json-ld/write-json-ld.ts';
import { mealieRecipe } from './mealie/write-mealie.ts';
import { paprikaRecipe } from './paprika/write-paprika.ts';
import { writePlainText } from './plain-text/write-plain-text.ts';
import type { PortableRecipe } from './portable-recipe.ts';

const deflate = promisify(gzip);

export const recipeFormats = ['json-ld', 'cooklang', 'mealie', 'paprika', 'text'] as const;
export type RecipeFormat = (typeof recipeFormats)[number];

export interface WrittenFile {
  bytes: Buffer;
  type: string;
  /** With its dot. */
  ending: string;
}

const zip = async (files: PackedFile[], ending = '.zip', type = 'application/zip'): Promise<WrittenFile> => ({
  bytes: await zipOf(files),
  type,
  ending,
});
const text = (content: string, type: string, ending: string): WrittenFile => ({
  bytes: Buffer.from(content),
  type: `${type}; charset=utf-8`,
  ending,
});

/** The recipes as one file of a format. */
export function writeRecipes(recipes: readonly PortableRecipe[], format: RecipeFormat): Promise<WrittenFile> {
  return writers[format](recipes);
}

const titlesOf = (recipes: readonly PortableRecipe[]) => recipes.map(({ title }) => title);

const writers: Record<RecipeFormat, (recipes: readonly PortableRecipe[]) => Promise<WrittenFile>> = {
  'json-ld': async recipes => text(writeJsonLd(recipes), 'application/ld+json', '.json'),
  text: async recipes => text(writePlainText(recipes), 'text/plain', '.txt'),
  cooklang: async recipes => {
    const [only, ...others] = recipes;
    if (only && others.length === 0) return text(writeCooklang(only), 'text/plain', '.cook');
    const names = fileNames(titlesOf(recipes));
    return zip(
      recipes.map((recipe, at) => ({ name: `${names[at]}.cook`, bytes: Buffer.from(writeCooklang(recipe)) })),
    );
  },
  mealie: recipes => {
    const names = slugs(titlesOf(recipes));
    return zip(
      recipes.map((recipe, at) => {
        const slug = names[at] ?? '';
        return { name: `recipes/${slug}/${slug}.json`, bytes: jsonOf(mealieRecipe(recipe, slug)) };
      }),
    );
  },
  paprika: async recipes => {
    const names = fileNames(titlesOf(recipes));
    const packed: PackedFile[] = [];
    for (const [at, recipe] of recipes.entries())
      packed.push({
        name: `${names[at]}.paprikarecipe`,
        bytes: await deflate(jsonOf(paprikaRecipe(recipe))),
        isPacked: true,
      });
    return zip(packed, '.paprikarecipes', 'application/octet-stream');
  },
};

const jsonOf = (data: unknown) => Buffer.from(JSON.stringify(data));
