import { page, RouteBoundary } from '@sufra/web-kit';
import type { RouteObject } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { NoPage } from './pages/no-page/no-page.tsx';
import { PageOnItsWay } from './pages/page-on-its-way.tsx';
import type { Finding } from './slices/find-slice.ts';

export const ownPages: RouteObject[] = [
  { path: '/terms', lazy: page(() => import('./pages/legal/terms-page.tsx')) },
  { path: '/privacy', lazy: page(() => import('./pages/legal/privacy-page.tsx')) },
  { path: '/contact', lazy: page(() => import('./pages/contact/contact-page.tsx')) },
];

/** The route below which all pages hang: the shell's own from the start, those of the slices as they come. */
export const pagesRoute = 'pages';

export const shellRoutes = (findingFor: (path: string) => Finding): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <RouteBoundary />,
    hydrateFallbackElement: (
      <Layout>
        <PageOnItsWay />
      </Layout>
    ),
    children: [
      {
        id: pagesRoute,
        errorElement: <RouteBoundary />,
        children: [...ownPages, { path: '*', element: <NoPage findingFor={findingFor} /> }],
      },
    ],
  },
];

/** A slice's routes behind a boundary of their own: a page that breaks costs the slice's area and nothing around it. */
export const sliceRoutes = (name: string, routes: RouteObject[]): RouteObject => ({
  id: name,
  errorElement: <RouteBoundary />,
  children: routes,
});
