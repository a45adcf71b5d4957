import { page } from '@sufra/web-kit';
import type { RouteObject } from 'react-router-dom';

const home = page(() => import('./home/home-page.tsx'));

export const routes: RouteObject[] = [
  { path: '/', lazy: home },
  { path: '/home', lazy: home },
  { path: '/sunnah-foods', lazy: page(() => import('./sunnah-foods/sunnah-foods-page.tsx')) },
  { path: '/dashboard', lazy: page(() => import('./dashboard/dashboard-page.tsx')) },
];
