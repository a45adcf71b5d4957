import { beforeAll } from '@jest/globals';
import type { Blog } from '@sufra/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { blogOpener, moderator } from './blog-opener.ts';

/** The editor of a file's tests, opened from the list. */
export function editorOpener() {
  const blog = blogOpener();

  // Nothing is laid out here, and the editor asks where its letters stand.
  beforeAll(() => {
    const nowhere = () => new DOMRect();
    Object.assign(Range.prototype, { getBoundingClientRect: nowhere, getClientRects: () => [] });
    Object.assign(document, { elementFromPoint: () => null });
  });

  return {
    ...blog,
    async openNew() {
      const opened = blog.openList([], { as: moderator });
      await opened.person.click(await screen.findByRole('button', { name: 'Add New Blog' }));
      await screen.findByRole('button', { name: 'Create Blog' });
      return opened;
    },
    async openEdit(post: Blog) {
      const opened = blog.openList([post], { as: moderator });
      blog.api.reply(`GET /blogs/${post.slug}` as 'GET /blogs/{slug}', { body: post });
      await opened.person.click(await screen.findByRole('button', { name: `Edit: ${post.title}` }));
      await screen.findByRole('button', { name: 'Update Blog' });
      return opened;
    },
  };
}

export const dialog = () => within(screen.getByRole('dialog'));
export const field = (label: string) =>
  dialog().getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
export const content = () => dialog().getByRole('textbox', { name: 'Content' });

/** Into the text by pasting: keys do not write into an editable element here. */
export async function write(text: string, html = '') {
  const before = content().textContent;
  const data: Record<string, string> = { 'text/plain': text, 'text/html': html };
  fireEvent.paste(content(), {
    clipboardData: { types: Object.keys(data), files: [], getData: (type: string) => data[type] ?? '' },
  });
  await waitFor(() => {
    if (content().textContent === before) throw new Error('nothing was written');
  });
}

export const formSent = (body: unknown) => {
  if (!(body instanceof FormData)) throw new Error('no form was sent');
  return Object.fromEntries(body.entries());
};
