import type { Blog } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import type { BlogTexts } from './blog-texts.ts';
import { slugIn } from './slug-in.ts';

export interface BlogSave {
  texts: BlogTexts;
  cover: { file: File | undefined; isRemoved: boolean };
  /** The post that is changed, and the version that the change is based on; none for a new one. */
  of: { id: string; version: number } | undefined;
}

/** As long as the gateway lets it take, and the way of a picture over a slow line. */
const patience = 60_000;

export async function saveBlog({ texts, cover, of }: BlogSave): Promise<Blog> {
  const body = formOf(texts);
  if (cover.file) body.append('coverImage', cover.file);
  if (!of) return (await call('POST /blogs', { body, timeout: patience })).blog;

  body.append('version', String(of.version));
  if (cover.isRemoved) body.append('removeCover', 'true');
  return (await call('PUT /blogs/{post}', { params: { post: of.id }, body, timeout: patience })).blog;
}

function formOf({ tags, translationOf, ...texts }: BlogTexts) {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append('tags', JSON.stringify(tags));
  form.append('translationOf', slugIn(translationOf));
  return form;
}
