import { straightenDocuments } from '@sufra/service-kit';
import type { CollectionModel } from '../personal/collection-model.ts';
import type { ProfileModel } from '../profile/profile-model.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import type { ReportModel } from '../reports/report-model.ts';
import type { VersionModel } from '../versions/version-model.ts';

export interface WordsDeps {
  recipes: RecipeModel;
  versions: VersionModel;
  collections: CollectionModel;
  profiles: ProfileModel;
  reports: ReportModel;
}

const textOfRecipe = ['title', 'description', 'ingredientLines.item', 'ingredientLines.note', 'steps.text'];
const marksOfRecipe = ['ingredientLines.unit', 'notes', 'tags', 'source.name', 'source.url', 'photo.alt'];
const ofRecipe = [...textOfRecipe, ...marksOfRecipe];
const ofPublication = [
  'publication.answer.reason',
  ...['waiting', 'approved'].flatMap(which => ofRecipe.map(path => `publication.${which}.${path}`)),
];
/** What is made of the others. */
const found = ['tagKeys', 'halal.notes.words', 'halal.forbidden.words', 'options.avoid'];
const ofVersion = ['title', 'description', 'ingredients', 'instructions', 'notes', 'tags'];

/** A shopping list's words are straightened when it is read: its lines have no names that a query knows. */
export async function straightenWords(deps: WordsDeps, stopping?: AbortSignal): Promise<void> {
  const stop = stopping ? { stopping } : {};
  await straightenDocuments({
    model: deps.recipes,
    texts: [...ofRecipe, ...ofPublication, ...found, 'ownNote'],
    ...stop,
  });
  await straightenDocuments({
    model: deps.versions,
    texts: ofVersion.map(path => `text.${path}`),
    ...stop,
  });
  await straightenDocuments({
    model: deps.collections,
    texts: ['collections.name'],
    ...stop,
  });
  await straightenDocuments({ model: deps.profiles, texts: ['avoid'], ...stop });
  await straightenDocuments({
    model: deps.reports,
    texts: ['line', 'words', 'says', 'answer.reason', 'answer.change.words'],
    ...stop,
  });
}
