import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { aBlog } from '../../test/a-blog.ts';
import { blogOpener } from '../../test/blog-opener.ts';

const { api, openList } = blogOpener();

// Nothing has a height here, and rows without one would all be in view.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 500 });
});

const tenThousand = Array.from({ length: 10_000 }, (_, index) =>
  aBlog({
    _id: index.toString(16).padStart(24, '0'),
    slug: `post-${index}`,
    title: `Post number ${index}`,
    metaTitle: '',
  }),
);

async function scrollTo(top: number) {
  await act(async () => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
    fireEvent.scroll(window);
  });
}

test('of ten thousand posts as many are drawn as fit, and each says its place among all', async () => {
  const { person } = openList(tenThousand);
  await screen.findByRole('article', { name: 'Post number 0' });
  expect(screen.getByRole('status').textContent).toBe('10,000 blogs found');
  expect(screen.getAllByRole('article').length).toBeLessThan(12);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');

  await scrollTo(2_000_000);
  await screen.findAllByRole('article', { name: /^Post number \d{4}$/ });
  expect(screen.getAllByRole('article').length).toBeLessThan(12);

  await scrollTo(0);
  api.reply('GET /blogs', { body: { blogs: [] } });
  await person.type(screen.getByRole('searchbox'), 'number 7777');
  await screen.findByRole('article', { name: 'Post number 7777' });
  expect(screen.getAllByRole('article')).toHaveLength(1);
}, 60_000);

test('the focus stays on its post when the list is scrolled away', async () => {
  openList(tenThousand);
  const link = await screen.findByRole('link', { name: 'Post number 1' });
  act(() => link.focus());

  await scrollTo(2_000_000);
  await screen.findAllByRole('article', { name: /^Post number \d{4}$/ });
  expect(link).toHaveFocus();
  // The next press of Tab goes to the neighbour, not to where the list has been scrolled to.
  expect(screen.getByRole('link', { name: 'Post number 2' })).toBeVisible();
  await scrollTo(0);
}, 60_000);
