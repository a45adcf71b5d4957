import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aBlog } from '../../test/a-blog.ts';
import { blogOpener } from '../../test/blog-opener.ts';

const { openList } = blogOpener();

// Nothing has a height here, and rows without one would all be in view.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 500 });
});

const many = Array.from({ length: 10_000 }, (_, index) =>
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

const more = () => screen.findByRole('button', { name: /^Show more/ });

/** As many pages as hold a hundred posts. */
async function openMany() {
  const { person } = openList(many);
  for (const left of ['9,976', '9,952', '9,928', '9,904'])
    await person.click(await screen.findByRole('button', { name: `Show more (${left} left)` }));
  await screen.findByText('120 of 10,000 blogs shown');
  return person;
}

test('of ten thousand posts the first come, then each page; as many are drawn as fit', async () => {
  const person = await openMany();
  expect(screen.getByText('10,000 blogs found')).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('article').length).toBeLessThan(12);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
  expect(await more()).toHaveFocus();

  await scrollTo(50_000);
  await screen.findAllByRole('article', { name: /^Post number 1?\d\d$/ });
  expect(screen.getAllByRole('article').length).toBeLessThan(12);

  await scrollTo(0);
  await person.type(screen.getByRole('searchbox'), 'number 7777');
  await screen.findByRole('article', { name: 'Post number 7777' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
}, 60_000);

test('the focus stays on its post when the list is scrolled away', async () => {
  await openMany();
  const link = await screen.findByRole('link', { name: 'Post number 1' });
  act(() => link.focus());

  await scrollTo(50_000);
  await screen.findAllByRole('article', { name: /^Post number 1?\d\d$/ });
  expect(link).toHaveFocus();
  // The next press of Tab goes to the neighbour, not to where the list has been scrolled to.
  expect(screen.getByRole('link', { name: 'Post number 2' })).toBeVisible();
  await scrollTo(0);
}, 60_000);
