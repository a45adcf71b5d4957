import { page } from '@sufra/web-kit';
import { type RouteObject, redirect } from 'react-router-dom';

export const routes: RouteObject[] = [
  { path: '/signin', lazy: page(() => import('./sign-in/sign-in-page.tsx')) },
  { path: '/signup', lazy: page(() => import('./sign-up/sign-up-page.tsx')) },
  { path: '/auth', loader: ({ request }) => redirect(`/signin${new URL(request.url).search}`) },
  {
    path: '/email-confirmation',
    lazy: page(() => import('./email-confirmation/email-confirmation-page.tsx')),
  },
  { path: '/email-verified', lazy: page(() => import('./email-verified/email-verified-page.tsx')) },
];
