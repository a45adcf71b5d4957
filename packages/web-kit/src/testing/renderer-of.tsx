import { afterEach } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { AppProviders } from '../app-providers.tsx';
import { toastStore } from '../ui/toast-store.ts';

/**
 * Opens addresses of a slice, each in a page of its own: `const renderAt = rendererOf(routes)`. Everything is drawn
 * twice, as React does in development, so that what must happen once is seen to happen once.
 */
export function rendererOf(routes: RouteObject[]) {
  // What was said in one test is nothing to the next.
  afterEach(() => {
    for (const { id } of toastStore.get()) toastStore.remove(id);
  });
  return (address: string) => openAt(routes, address);
}

function openAt(routes: RouteObject[], address: string) {
  const children = [...routes, { path: '*', element: <p>Another slice</p> }];
  const router = createMemoryRouter([{ hydrateFallbackElement: <p>Loading</p>, children }], {
    initialEntries: [address],
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <StrictMode>
      <AppProviders queryClient={queryClient}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
  return {
    person: userEvent.setup(),
    unmount,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
