import '@sufra/web-kit/styles.css';
import {
  AppProviders,
  createQueryClient,
  hasTimers,
  isPageHeld,
  pageFailed,
  session,
  toastStore,
} from '@sufra/web-kit';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { takeAnswers } from './first-view/take-answers.ts';
import { takeOver } from './first-view/take-over.tsx';
import { basename } from './languages/address-in.ts';
import { offerLanguage } from './languages/offer-language.ts';
import { LazyAccountMenu } from './layout/navigation-bar.tsx';
import { pageChanged } from './layout/page-change.ts';
import { whenAtRest } from './offline/when-at-rest.ts';
import { pagesRoute, shellRoutes, sliceRoutes } from './routes.tsx';
import { loadRoutes } from './slices/federation.ts';
import { createKnownSlices } from './slices/known-slices.ts';
import { OfferedPages } from './slices/offered.tsx';
import { preloadOnIntent } from './slices/preload-on-intent.ts';
import { fetchRegistry } from './slices/registry.ts';
import { createReloadOnce } from './slices/reload-once.ts';
import { hasNewShell, reloadWhenStale } from './slices/reload-when-stale.ts';
import { createRememberedPaths } from './slices/remembered-paths.ts';
import { createRouteDiscovery } from './slices/route-discovery.ts';
import { createSliceLoader } from './slices/slice-loader.ts';
import { noteTyping } from './slices/typed-fields.ts';

const storage = () => sessionStorage;
const known = createKnownSlices(fetchRegistry, createRememberedPaths(storage));
// Asked for at once, beside everything else: the code that needs the answer waits for it and sees whether it failed.
void known.fresh();

const loader = createSliceLoader(loadRoutes);
const { discover, findingFor } = createRouteDiscovery({
  known,
  loader,
  parent: pagesRoute,
  wrap: sliceRoutes,
});

const routes = shellRoutes(findingFor);
preloadOnIntent({ known, loader, routes });
const queryClient = createQueryClient();
const isTyping = noteTyping();
const isInUse = () => isTyping() || isPageHeld() || queryClient.isMutating() > 0;
// A page that was loaded by itself may not ring, and shows no message of the one before.
const isBusy = () => isInUse() || hasTimers() || toastStore.get().length > 0;
const reloadOnce = createReloadOnce(() => location.reload(), storage);
reloadWhenStale({ known, loader, hasNewShell, reloadOnce, isInUse });
addEventListener(pageChanged, () => {
  import('./slices/move-on.ts')
    .then(({ moveOn }) => moveOn({ known, loader, reloadOnce, isBusy }))
    // Its own part is of a build that is gone.
    .catch(error => dispatchEvent(new CustomEvent(pageFailed, { detail: error })));
});

// Each page starts at its top; the browser's own idea of where it was would come in between.
history.scrollRestoration = 'manual';

const router = createBrowserRouter(routes, { basename: basename(), patchRoutesOnNavigation: discover });
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to run in');

const isMember = session.get().status !== 'signed-out';
if (isMember) void LazyAccountMenu.preload();
// They are a visitor's: a member may be answered differently.
if (!isMember) takeAnswers(queryClient);

takeOver(root, {
  router,
  app: (
    <AppProviders queryClient={queryClient}>
      <OfferedPages value={known}>
        <RouterProvider router={router} />
      </OfferedPages>
    </AppProviders>
  ),
  isMember,
});
offerLanguage();
whenAtRest(() =>
  import('./offline/start-offline.tsx').then(
    ({ startOffline }) => startOffline({ queryClient, known, loader, isBusy }),
    // The net went before anything was kept for that: the next page begins it.
    () => undefined,
  ),
);
