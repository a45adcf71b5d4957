import type { RecipeDocument } from '../recipe/recipe-model.ts';
import type { VersionModel } from '../versions/version-model.ts';
import { isOwnMethod } from './is-own-method.ts';
import { publicText } from './public-text.ts';

/** What a change of the recipe means something for. */
export const isUnderWay = (publication: RecipeDocument['publication']) =>
  Boolean(publication?.isPublic || publication?.isWaiting || publication?.approved);

/**
 * What a save of a recipe's text writes beside it where the recipe is public or waits: the new text waits for a moderator. One
 * that has no step left, or whose method would again be that of its page, does not, and what waited no longer does.
 */
export async function askAgain(versions: VersionModel, saved: RecipeDocument) {
  return isUnderWay(saved.publication) ? askedAgain(saved, await isOwnMethod(versions, saved)) : {};
}

export function askedAgain(saved: RecipeDocument, isOwn: boolean) {
  if (!saved.publication) return {};
  const mayWait = isOwn && saved.steps.length > 0;
  return {
    'publication.isWaiting': mayWait,
    'publication.waiting': mayWait ? publicText(saved, saved.publication.asked) : null,
    'publication.askedAt': mayWait ? new Date() : null,
  };
}
