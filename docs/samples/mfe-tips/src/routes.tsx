import { page } from '@sufra/web-kit';
import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [{ path: '/tips', lazy: page(() => import('./tips-page.tsx')) }];
