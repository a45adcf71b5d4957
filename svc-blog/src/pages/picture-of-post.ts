import { type PageHead, sunnahPicturePath } from '@sufra/contracts';
import { sunnahDrawings } from '@sufra/plates';
import type { PostDocument } from '../models/post-model.ts';

/** 'figs' is named by 'fig' too. */
const foods = Object.entries(sunnahDrawings).map(([slug, { alt }]) => ({
  picture: { path: `${sunnahPicturePath(slug)}.png`, alt },
  names: new RegExp(String.raw`\b${slug.replaceAll('-', ' ').replace(/s$/, '')}(?:e?s)?\b`, 'i'),
}));
const [anyFood] = foods;

/** For a link preview of a post without a cover: a food that it names, and else one that it does not. */
export function pictureOfPost({ title, tags }: Pick<PostDocument, 'title' | 'tags'>): PageHead['image'] {
  const named = [title, ...tags].join(' · ');
  return (foods.find(({ names }) => names.test(named)) ?? anyFood)?.picture ?? null;
}
