import { limits, type RecipeArchive } from '@sufra/contracts';
import type { PortableRecipe, RecipesRead } from '@sufra/recipe-reader/formats';
import { isDuplicateKey, Problem, type UploadedFile } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { ingredientText } from '../../recipe/ingredient-text.ts';
import type { ArchiveDeps } from './archive-deps.ts';
import type { ArchiveDocument } from './archive-model.ts';
import { notKeepable, textOfPortable } from './as-kept.ts';
import { describeArchive } from './describe-archive.ts';
import { fingerprint } from './fingerprint.ts';
import { keepBytesOfPhotos } from './keep-bytes-of-photos.ts';
import { knownRecipes } from './known-recipes.ts';
import { readArchive } from './read-archive.ts';

const dayMs = 86_400_000;
const namedFiles = 200;
const atOnce = 50;
/** After a process that ended while it put recipes down, the archive counts as one of those that are there. */
const putDownMs = 120_000;

interface Begin {
  ownerId: string;
  name: string;
  file: UploadedFile | undefined;
}

/** Reads a file and puts its recipes down, each to be judged and kept in its turn. */
export async function beginArchive(
  deps: ArchiveDeps,
  { ownerId, name, file }: Begin,
): Promise<RecipeArchive> {
  if (!file) {
    const message = 'Please choose a file.';
    throw new Problem('invalid_request', { message, details: [{ path: 'file', message }] });
  }
  await deps.countTry(ownerId);
  if (await deps.archives.exists({ ownerId, state: 'running' })) throw new Problem('archive_running');
  const read = await readArchive(deps, { name, bytes: file.bytes });
  if (read.recipes.length === 0) throw nothingIn(read);
  return putDown(deps, { ownerId, name, read, bytes: file.bytes });
}

function nothingIn({ left }: RecipesRead): Problem {
  const [first] = left;
  if (first?.reason === 'encoding')
    return new Problem('no_recipe', {
      message: 'The text of this file is in no encoding that is read here. Please save it as Unicode.',
    });
  return new Problem(first?.reason === 'unreadable' ? 'archive_unreadable' : 'no_recipe');
}

/** The archive first: while it runs no other begins, so what the member has is known to the end. */
async function putDown(
  deps: ArchiveDeps,
  { ownerId, name, read, bytes }: { ownerId: string; name: string; read: RecipesRead; bytes: Buffer },
): Promise<RecipeArchive> {
  const { archives, archived, archivedPhotos, allowances, nudge } = deps;
  const now = Date.now();
  const archive = {
    ...{ _id: new Types.ObjectId(), ownerId, name, createdAt: new Date(now), state: 'running' as const },
    photos: read.otherPhotos.length,
    otherPhotos: read.otherPhotos.slice(0, namedFiles).map(photo => photo.slice(0, 300)),
    leftFiles: read.left
      .slice(0, namedFiles)
      .map(left => ({ title: left.name.slice(0, 300), reason: left.reason })),
    moreLeft: Math.max(read.left.length - namedFiles, 0),
    leaseUntil: new Date(now + putDownMs),
    expiresAt: new Date(now + limits.archiveDays * dayMs),
  };
  await archives.create(archive).catch(error => {
    // The same member was faster on another connection.
    throw isDuplicateKey(error) ? new Problem('archive_running') : error;
  });
  try {
    await putDownRecipes(deps, archive, read);
    await keepBytesOfPhotos(deps, archive, { bytes, places: read.photos });
    // An account that was deleted meanwhile has left nothing here, and nothing must come after that.
    if (await allowances.exists({ _id: ownerId, deletedAt: { $ne: null } }))
      throw new Problem('session_ended');
    await archives.updateOne({ _id: archive._id }, { $set: { leaseUntil: new Date(now) } });
  } catch (error) {
    await archivedPhotos.deleteMany({ archiveId: archive._id });
    await archived.deleteMany({ archiveId: archive._id });
    await archives.deleteOne({ _id: archive._id });
    throw error;
  }
  nudge();
  return describeArchive(archived, archive);
}

async function putDownRecipes(
  { archived, recipes }: ArchiveDeps,
  { _id: archiveId, ownerId, expiresAt }: Pick<ArchiveDocument, '_id' | 'ownerId' | 'expiresAt'>,
  { recipes: read, photos }: RecipesRead,
): Promise<void> {
  const known = await knownRecipes(recipes, ownerId);
  // Some at a time: between them others have their turn.
  for (let from = 0; from < read.length; from += atOnce) {
    const some = read.slice(from, from + atOnce);
    await archived.insertMany(
      some.map((recipe, at) => {
        const index = from + at;
        const hasPhoto = Boolean(photos[index]);
        return itemOf(recipe, { known, hasPhoto, index, archiveId, ownerId, expiresAt });
      }),
    );
  }
}

interface About {
  known: Set<string>;
  hasPhoto: boolean;
  index: number;
  archiveId: Types.ObjectId;
  ownerId: string;
  expiresAt: Date;
}

/** What is plain from the text alone is settled here: one that is here already, or twice in the file, or none that can be kept. */
function itemOf(recipe: PortableRecipe, { known, hasPhoto, index, ...of }: About) {
  const text = textOfPortable(recipe);
  const print = fingerprint({
    title: text.title,
    ingredients: text.ingredientLines.map(ingredientText),
    steps: text.steps.map(step => step.text),
  });
  const reason = notKeepable(recipe) ?? (known.has(print) ? ('already_here' as const) : null);
  if (!reason) known.add(print);
  return {
    ...{ ...of, index, fingerprint: print, recipeId: new Types.ObjectId(), outcome: reason },
    title: text.title,
    ...(!reason && { recipe }),
    // Until its bytes are here.
    ...(!reason && hasPhoto && { photo: { outcome: 'unreadable' as const, tries: 0 } }),
  };
}
