import { page } from '@sufra/web-kit';
import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  { path: '/blog', lazy: page(() => import('./blog-list/blog-list-page.tsx')) },
  { path: '/blog/:slug', lazy: page(() => import('./blog-page/blog-page.tsx')) },
];
