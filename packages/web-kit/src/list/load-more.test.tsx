import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LoadMore } from './load-more.tsx';
import { paged } from './paged.ts';

type Seen = (entries: { isIntersecting: boolean }[]) => void;
let watching: Seen[] = [];
const { IntersectionObserver: none } = window;

beforeEach(() => {
  watching = [];
  window.IntersectionObserver = class {
    seen: Seen;
    constructor(seen: Seen) {
      this.seen = seen;
    }
    observe() {
      watching.push(this.seen);
    }
    disconnect() {
      watching = watching.filter(each => each !== this.seen);
    }
  } as unknown as typeof IntersectionObserver; // what is used of it
});
afterEach(() => {
  window.IntersectionObserver = none;
});

const comeNear = () =>
  act(async () => {
    for (const seen of watching) seen([{ isIntersecting: true }]);
  });

const texts = {
  failed: 'More dishes could not be loaded.',
  shown: (shown: number, all: number | undefined) => `${shown} of ${all} dishes shown`,
};

type FindPage = (from: number) => { dishes: string[]; next: string | null };

function Dishes({ total, findPage }: { total: number; findPage: FindPage }) {
  const pages = useInfiniteQuery({
    ...paged,
    queryKey: ['dishes'],
    queryFn: async ({ pageParam: after }) => findPage(Number(after)),
    select: every => every.pages.flatMap(page => page.dishes),
  });
  const dishes = pages.data ?? [];
  return (
    <>
      {dishes.map(dish => (
        <p key={dish}>{dish}</p>
      ))}
      {pages.data && <LoadMore pages={pages} shown={dishes.length} total={total} texts={texts} />}
    </>
  );
}

/** Dishes three at a time; `asked` is what each page was asked for after. */
function openList(total: number, isAway = () => false) {
  const asked: number[] = [];
  const all = Array.from({ length: total }, (_, place) => `Dish ${place}`);
  const findPage: FindPage = from => {
    asked.push(from);
    if (isAway()) throw new Error('away');
    return { dishes: all.slice(from, from + 3), next: from + 3 < total ? String(from + 3) : null };
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Dishes total={total} findPage={findPage} />
    </QueryClientProvider>,
  );
  return { asked, person: userEvent.setup() };
}

const dishes = () => screen.queryAllByText(/^Dish/).length;
const status = () => screen.getByRole('status').textContent;

test('a list of one page has nothing at its end', async () => {
  openList(3);
  await screen.findByText('Dish 2');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('each page comes as its place comes near, until there is none', async () => {
  const { asked } = openList(8);
  await screen.findByText('Dish 2');
  expect(status()).toBe('3 of 8 dishes shown');
  await comeNear();
  await screen.findByText('Dish 5');
  await comeNear();
  await screen.findByText('Dish 7');
  expect(status()).toBe('8 of 8 dishes shown');
  // The reader had the focus nowhere, and keeps it there.
  expect(document.body).toHaveFocus();
  expect(watching).toEqual([]);
  expect(asked).toEqual([0, 3, 6]);
});

test('the button does the same, keeps the focus while there is more, and leaves it with the count', async () => {
  const { person } = openList(8);
  const button = await screen.findByRole('button', { name: 'Show more (5 left)' });
  await person.click(button);
  await waitFor(() => expect(dishes()).toBe(6));
  expect(screen.getByRole('button', { name: 'Show more (2 left)' })).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(dishes()).toBe(8));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('a page that does not come is not asked for again by itself', async () => {
  let isAway = false;
  const { asked, person } = openList(6, () => isAway);
  await screen.findByText('Dish 2');
  isAway = true;
  await comeNear();
  expect(await screen.findByRole('alert')).toHaveTextContent('More dishes could not be loaded.');
  await comeNear();
  expect(asked).toEqual([0, 3]);

  isAway = false;
  await person.click(screen.getByRole('button', { name: 'Show more (3 left)' }));
  await waitFor(() => expect(dishes()).toBe(6));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
