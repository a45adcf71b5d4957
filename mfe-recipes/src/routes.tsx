import { page } from '@sufra/web-kit';
import type { RouteObject } from 'react-router-dom';
import { ListFrame } from './over-list/list-frame.tsx';

const own = page(() => import('./own-page.tsx'));
const calendar = page(() => import('./calendar-page.tsx'));
const home = page(() => import('./home/home-page.tsx'));

export const routes: RouteObject[] = [
  {
    element: <ListFrame />,
    children: [
      { path: '/', lazy: home },
      { path: '/home', lazy: home },
      { path: '/dashboard', lazy: page(() => import('./dashboard/dashboard-page.tsx')) },
      { path: '/dashboard/week', lazy: page(() => import('./week-page/week-page.tsx')) },
      { path: '/dashboard/evening', lazy: page(() => import('./evening/evening-page.tsx')) },
      { path: '/dashboard/shopping', lazy: page(() => import('./shopping/shopping-page.tsx')) },
      { path: '/recipes/:id', lazy: page(() => import('./recipe-page/recipe-page.tsx')) },
    ],
  },
  { path: '/r/:token', lazy: page(() => import('./shared-recipe/shared-recipe-page.tsx')) },
  { path: '/l/:token', lazy: page(() => import('./shopping/shared/shared-list-page.tsx')) },
  { path: '/recipes', lazy: page(() => import('./published/recipes-page.tsx')) },
  { path: '/recipe/:slug', lazy: page(() => import('./published/published-page.tsx')) },
  { path: '/how-we-check', lazy: page(() => import('./how-we-check/how-we-check-page.tsx')) },
  { path: '/ramadan', lazy: calendar },
  { path: '/eid', lazy: calendar },
  { path: '/qurbani', lazy: calendar },
  { path: '/recipes/new', lazy: own },
  { path: '/recipes/:id/edit', lazy: own },
  { path: '/recipes/:id/versions', lazy: own },
  { path: '/dashboard/cooking', lazy: page(() => import('./profile-page.tsx')) },
  { path: '/check', lazy: page(() => import('./check/check-page.tsx')) },
  { path: '/check/changes', lazy: page(() => import('./check/changes/changes-page.tsx')) },
  { path: '/import', lazy: page(() => import('./import/import-page.tsx')) },
  { path: '/sunnah-foods', lazy: page(() => import('./sunnah-foods/sunnah-foods-page.tsx')) },
];
