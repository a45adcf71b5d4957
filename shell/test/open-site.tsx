import { AppProviders } from '@sufra/web-kit';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { basename } from '../src/languages/address-in.ts';
import { pagesRoute, shellRoutes, sliceRoutes } from '../src/routes.tsx';
import { OfferedPages } from '../src/slices/offered.tsx';
import { createRouteDiscovery } from '../src/slices/route-discovery.ts';
import { aSite } from './scripted-slices.tsx';

/** The shell at an address, over a scripted site. */
export function openSite(address: string, scripted = aSite()) {
  const { known, loader, site } = scripted;
  const { discover, findingFor } = createRouteDiscovery({
    known,
    loader,
    parent: pagesRoute,
    wrap: sliceRoutes,
  });
  const router = createMemoryRouter(shellRoutes(findingFor), {
    basename: basename(),
    initialEntries: [address],
    patchRoutesOnNavigation: discover,
  });
  // The registry is read on its own time, and React's tests want to know of every change.
  const watched = {
    ...known,
    subscribe: (listener: () => void) => known.subscribe(() => act(listener)),
  };
  render(
    <AppProviders>
      <OfferedPages value={watched}>
        <RouterProvider router={router} />
      </OfferedPages>
    </AppProviders>,
  );
  return { router, site, known, loader };
}
