import type { Publication, PublicationInQueue, PublishedRecipe, PublishedSummary } from '@sufra/contracts';
import type { JudgeRecipe } from '../halal/judge-recipe.ts';
import type { JudgedRecipe } from '../halal/rejudge.ts';
import { describeShared } from '../library/describe-shared.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import type { PublicText, StoredPublication } from '../recipe/publication.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { privatePhoto, publicPhoto } from '../recipe/stored-photo.ts';
import { isOfMember } from './house.ts';

/** A recipe with an approved text that is public, judged by the guard of today. */
export type PublicRecipe = RecipeDocument & {
  publication: StoredPublication & { approved: PublicText; slug: string };
};

/** As its owner sees it. */
export const describePublication = (publication: StoredPublication): Publication => ({
  author: publication.asked.author,
  meal: publication.asked.meal,
  cuisine: publication.asked.cuisine ?? null,
  language: publication.asked.language,
  slug: publication.slug ?? null,
  isPublic: publication.isPublic,
  isWaiting: publication.isWaiting,
  isWithheld: Boolean(publication.withheldAt),
  askedAt: publication.askedAt?.toISOString() ?? null,
  publishedAt: publication.publishedAt?.toISOString() ?? null,
  answer: describeAnswer(publication),
});

const describeAnswer = ({ answer }: StoredPublication): Publication['answer'] =>
  answer
    ? { outcome: answer.outcome, reason: answer.reason, answeredAt: answer.answeredAt.toISOString() }
    : null;

const inText = (
  recipe: RecipeDocument,
  text: PublicText,
  judged: Pick<JudgedRecipe, 'halal' | 'guardVersion'>,
) => ({
  // By the line of the site, whichever school its owner follows.
  // Its own photo: what the recipe shows now may wait for a moderator.
  ...describeShared({ ...recipe, photo: null, ...text, ...judged, school: null }),
  createdAt: (
    recipe.publication?.publishedAt ??
    recipe.publication?.askedAt ??
    recipe.createdAt
  ).toISOString(),
  author: text.author,
  meal: text.meal,
});

const judgementOf = ({ halal, guardVersion }: StoredPublication, recipe: RecipeDocument) => ({
  halal: halal ?? recipe.halal,
  guardVersion: guardVersion ?? '',
});

const datesOf = ({ publishedAt, changedAt }: StoredPublication, { createdAt }: RecipeDocument) => {
  const published = publishedAt ?? createdAt;
  return { publishedAt: published.toISOString(), changedAt: (changedAt ?? published).toISOString() };
};

/** As every visitor reads it. */
export const describePublished = (recipe: PublicRecipe): PublishedRecipe => ({
  ...inText(recipe, recipe.publication.approved, judgementOf(recipe.publication, recipe)),
  slug: recipe.publication.slug,
  ...datesOf(recipe.publication, recipe),
});

export function describeSummary(recipe: PublicRecipe): PublishedSummary {
  const { approved, slug } = recipe.publication;
  const { title, description, language, author, meal, prepTime, cookTime, source, options } = approved;
  return {
    ...{ slug, title, description, language, author, meal, prepTime, cookTime },
    source: { kind: source.kind, name: source.name, ...(source.url && { url: source.url }) },
    cuisine: options.cuisine ?? null,
    picture: pictureOf(approved),
    ...publicPhoto(approved.photo),
    publishedAt: datesOf(recipe.publication, recipe).publishedAt,
    verdict: recipe.publication.halal?.verdict === 'halal' ? 'halal' : 'doubtful',
  };
}

/** As moderators see it, with what the guard of today says of each text. */
export function describeInQueue(recipe: RecipeDocument, judge: JudgeRecipe): PublicationInQueue {
  const publication = recipe.publication;
  const judged = (text: PublicText | null | undefined) =>
    text
      ? {
          ...inText(recipe, text, { halal: judge(text), guardVersion: '' }),
          ...privatePhoto(text.photo, String(recipe._id)),
        }
      : null;
  return {
    _id: String(recipe._id),
    askedAt: publication?.askedAt?.toISOString() ?? null,
    waiting: judged(publication?.waiting),
    approved: judged(publication?.approved),
    slug: publication?.slug ?? null,
    isPublic: publication?.isPublic ?? false,
    isByMember: isOfMember(recipe.ownerId),
    answer: publication ? describeAnswer(publication) : null,
  };
}
