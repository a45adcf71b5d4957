import { beforeAll, jest } from '@jest/globals';
import type { Blog } from '@sufra/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { blogOpener, moderator } from './blog-opener.ts';

// The whole editor is drawn again and again, and the machine may be busy.
jest.setTimeout(60_000);

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
    async openTranslation(post: Blog) {
      const opened = blog.openPost(post, { as: moderator });
      await opened.person.click(await screen.findByRole('button', { name: `Translate: ${post.title}` }));
      await screen.findByRole('button', { name: 'Create Blog' });
      return opened;
    },
    async openEdit(post: Blog) {
      const opened = blog.openList([post], { as: moderator });
      blog.api.reply(`GET /blogs/${post.slug}` as 'GET /blogs/{post}', { body: post });
      await opened.person.click(await screen.findByRole('button', { name: `Edit: ${post.title}` }));
      await screen.findByRole('button', { name: 'Update Blog' });
      return opened;
    },
  };
}

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

// By role would be asked of every element of the editor, each time.
export const dialog = () => within(element('[role="dialog"]'));
export const field = (label: string) =>
  dialog().getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, select, textarea' });
export const content = () => element('[role="dialog"] [role="textbox"][aria-multiline]');
export const tool = (name: string) => element(`[aria-label="Formatting"] [aria-label="${name}"]`);

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
