import { beforeAll, expect, test } from '@jest/globals';
import type { Member } from '@sufra/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember } from '../testing/a-member.ts';
import { keepMembers } from '../testing/keep-members.ts';
import { admin, panelTests, rowOf } from '../testing/panel.tsx';

const { api, openAs, openWith } = panelTests();
const zaynab = aMember({ name: 'Zaynab', email: 'z.haddad@example.com' });

// Nothing has a height here, and rows without one would all be in view.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 70 });
});

test('a list that is longer than the window can be skipped, and leads back to the search', async () => {
  const { person } = await openWith(Array.from({ length: 30 }, () => aMember()));

  await person.click(screen.getByRole('button', { name: 'Skip the list' }));
  expect(screen.getByText('Showing 31 of 31 users')).toHaveFocus();
  await person.keyboard('{Tab}{Enter}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a short list is not in the way', async () => {
  await openWith([zaynab]);

  expect(screen.queryByRole('button', { name: 'Skip the list' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back to search' })).not.toBeInTheDocument();
});

const tenThousand = (): Member[] =>
  Array.from({ length: 10_000 }, (_, index) =>
    aMember({ name: `Member number ${index}`, createdAt: new Date(1.7e12 - index * 1000).toISOString() }),
  );

async function scrollTo(top: number) {
  await act(async () => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
    fireEvent.scroll(window);
  });
}

async function showMore(person: UserEvent, rows: number) {
  await person.click(await screen.findByRole('button', { name: /^Show more/ }));
  await screen.findByText(`Showing ${rows} of 10,002 users`);
}

test('of ten thousand a page comes first and more at a press, as many rows are drawn as fit, and the table says how many there are', async () => {
  const { person } = await openWith([...tenThousand(), zaynab]);
  await screen.findByText('Showing 50 of 10,002 users');
  expect(screen.getByRole('button', { name: 'Show more (9,952 left)' })).toBeVisible();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10003');
  expect(screen.getAllByRole('row').length).toBeLessThan(40);

  await showMore(person, 100);
  await showMore(person, 150);
  await scrollTo(22_000);
  await screen.findAllByRole('rowheader', { name: /^Member number 1\d\d$/ });
  expect(screen.getAllByRole('row').length).toBeLessThan(40);

  await scrollTo(0);
  await person.type(screen.getByRole('searchbox'), 'zaynab');
  await screen.findByText('Showing 1 of 10,002 users');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
}, 60_000);

test('rows know their place, and the focus stays on its own when the list is scrolled away', async () => {
  const { person } = await openWith([...tenThousand(), zaynab]);
  await screen.findByText('Showing 50 of 10,002 users');
  await showMore(person, 100);
  await showMore(person, 150);
  const button = rowOf('Member number 2').getByRole('button', { name: 'Make admin: Member number 2' });
  const place = button.closest('tr')?.getAttribute('aria-rowindex');
  act(() => button.focus());

  await scrollTo(22_000);
  await screen.findAllByRole('rowheader', { name: /^Member number 1\d\d$/ });
  expect(button).toHaveFocus();
  expect(button.closest('tr')).toHaveAttribute('aria-rowindex', place);
  // The next press of Tab goes to the neighbour, not to where the list has been scrolled to.
  expect(screen.getByRole('rowheader', { name: 'Member number 3' })).toBeVisible();
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  await scrollTo(0);
}, 60_000);

test('of more hits than are counted, the table says that it does not know how many', async () => {
  keepMembers(api, tenThousand());
  api.reply('GET /auth/users/counts', {
    body: { found: 200, isMore: true, users: 10_001, admins: 1, moderators: 0, premium: 0, recipes: 0 },
  });
  openAs(admin);
  await screen.findByText('200+ users');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
});
