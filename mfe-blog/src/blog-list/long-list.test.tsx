import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aBlog } from '../../test/a-blog.ts';
import { blogOpener } from '../../test/blog-opener.ts';

const { openList } = blogOpener();

const many = Array.from({ length: 10_000 }, (_, index) =>
  aBlog({
    _id: index.toString(16).padStart(24, '0'),
    slug: `post-${index}`,
    title: `Post number ${index}`,
    metaTitle: '',
  }),
);

const more = () => screen.findByRole('button', { name: /^Show more/ });

/** As many pages as hold a hundred posts. */
async function openMany() {
  const { person } = openList(many);
  for (const left of ['9,976', '9,952', '9,928', '9,904'])
    await person.click(await screen.findByRole('button', { name: `Show more (${left} left)` }));
  await screen.findByText('120 of 10,000 blogs shown');
  return person;
}

test('of ten thousand posts the first come, and each further page when it is asked for', async () => {
  const person = await openMany();
  expect(screen.getByText('10,000 blogs found')).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('article')).toHaveLength(120);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveAttribute('aria-setsize', '10000');
  expect(await more()).toHaveFocus();

  await person.type(screen.getByRole('searchbox'), 'number 7777');
  await screen.findByRole('article', { name: 'Post number 7777' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
}, 60_000);
