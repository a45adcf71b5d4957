import { AppProviders } from '@sufra/web-kit';
import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../src/routes.tsx';

// The first page of a file is compiled as it is asked for, and the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

/** Opens an address of this slice in a page of its own. */
export function renderAt(opened: string) {
  const children = [...routes, { path: '*', element: <p>Another slice</p> }];
  const router = createMemoryRouter([{ hydrateFallbackElement: <p>Loading</p>, children }], {
    initialEntries: [opened],
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <AppProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { person: userEvent.setup(), address };
}
