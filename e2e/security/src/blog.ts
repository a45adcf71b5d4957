import type { Site } from './site.ts';
import { expect } from './site.ts';

export interface Post {
  _id: string;
  slug: string;
  title: string;
  content: string;
  version: number;
  coverImage: string | null;
}

interface File {
  field: string;
  bytes: Buffer;
  name?: string;
  type?: string;
}

export function formOf(texts: Record<string, string>, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  if (file)
    form.append(
      file.field,
      new Blob([new Uint8Array(file.bytes)], { type: file.type ?? 'image/png' }),
      file.name ?? 'picture.png',
    );
  return form;
}

/** Posts by the API alone, past the editor and all that it would clean. */
export async function openBlog(site: Site) {
  const token = await site.demo('moderator');
  return {
    token,
    async write(texts: Record<string, string>, file?: File): Promise<Post> {
      const body = formOf({ title: 'A post', content: '<p>text</p>', tags: '[]', ...texts }, file);
      const answer = await site.call('POST /blogs', { token, body });
      expect(answer.status, answer.text).toBe(201);
      return answer.body.blog;
    },
    async change(post: Post, texts: Record<string, string>): Promise<Post> {
      const { title, content, version } = post;
      const body = formOf({ title, content, tags: '[]', version: String(version), ...texts });
      const answer = await site.call(`PUT /blogs/${post._id}`, { token, body });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.blog;
    },
    picture: (file: Omit<File, 'field'>) =>
      site.call('POST /blogs/images', { token, body: formOf({}, { field: 'image', ...file }) }),
    remove: (post: Post) => site.mustCall(`DELETE /blogs/${post._id}`, { token }),
  };
}
