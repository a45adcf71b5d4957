import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { aToken } from '../testing/a-token.ts';
import { aUser } from '../testing/a-user.ts';
import { MembersOnly } from './members-only.tsx';
import { session } from './session.ts';

const realFetch = globalThis.fetch;

afterEach(async () => {
  globalThis.fetch = jest.fn(async () => Response.json({}));
  await act(() => session.signOut());
  globalThis.fetch = realFetch;
});

const SignIn = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

function openAt(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/signin', Component: SignIn },
      { path: '/dashboard', element: <MembersOnly>The dashboard</MembersOnly> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
}

test('a visitor goes to sign in and comes back', async () => {
  openAt('/dashboard?from=mail');
  expect(
    await screen.findByText(`/signin?returnTo=${encodeURIComponent('/dashboard?from=mail')}`),
  ).toBeVisible();
});

test('a member sees what is for members, and signing out leads to the plain sign-in page', async () => {
  session.signIn({ token: aToken(), user: aUser() });
  openAt('/dashboard');
  expect(await screen.findByText('The dashboard')).toBeVisible();
  globalThis.fetch = jest.fn(async () => Response.json({}));
  await act(() => session.signOut());
  expect(await screen.findByText('/signin')).toBeVisible();
});
