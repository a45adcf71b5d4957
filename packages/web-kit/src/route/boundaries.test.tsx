import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { RouteBoundary } from './route-boundary.tsx';
import { SectionBoundary } from './section-boundary.tsx';

// React reports what a boundary catches as well.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.reportError = jest.fn();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const trouble = { is: false };

const Recipes = () => {
  if (trouble.is) throw new Error('secret.internal.host refused');
  return <p>Three recipes</p>;
};

const Layout = () => (
  <>
    <nav>Sufra</nav>
    <Outlet />
  </>
);

test('a section that breaks costs only itself, and comes back', async () => {
  trouble.is = true;
  render(
    <>
      <SectionBoundary title="Your recipes could not be shown.">
        <Recipes />
      </SectionBoundary>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Your recipes could not be shown.');
  expect(screen.getByText('The rest')).toBeVisible();
  trouble.is = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Three recipes')).toBeVisible();
});

test('a page that breaks says so in its own area, without its stack', async () => {
  trouble.is = true;
  const router = createMemoryRouter([
    {
      Component: Layout,
      children: [{ ErrorBoundary: RouteBoundary, children: [{ path: '/', Component: Recipes }] }],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('navigation')).toBeVisible();
  expect(document.body).not.toHaveTextContent('secret.internal.host');
});
