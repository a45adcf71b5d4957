import { page } from '@sufra/web-kit';
import type { RouteObject } from 'react-router-dom';
import { inChosenLanguage } from './address/in-chosen-language.ts';
import { ToSignIn } from './sign-in/to-sign-in.tsx';

export const routes: RouteObject[] = [
  { path: '/signin', lazy: page(() => import('./sign-in/sign-in-page.tsx')) },
  { path: '/signup', lazy: page(() => import('./sign-up/sign-up-page.tsx')) },
  { path: '/auth', element: <ToSignIn /> },
  {
    path: '/email-confirmation',
    lazy: page(() => import('./email-confirmation/email-confirmation-page.tsx')),
  },
  {
    path: '/email-verified',
    loader: inChosenLanguage,
    lazy: page(() => import('./email-verified/email-verified-page.tsx')),
  },
  {
    path: '/resend-verification',
    lazy: page(() => import('./resend-verification/resend-verification-page.tsx')),
  },
  { path: '/forgot-password', lazy: page(() => import('./forgot-password/forgot-password-page.tsx')) },
  {
    path: '/reset-password/:token?',
    loader: inChosenLanguage,
    lazy: page(() => import('./reset-password/reset-password-page.tsx')),
  },
  {
    path: '/undo-change/:token?',
    loader: inChosenLanguage,
    lazy: page(() => import('./undo-change/undo-change-page.tsx')),
  },
  {
    path: '/auth/google/callback',
    loader: inChosenLanguage,
    lazy: page(() => import('./google/google-callback-page.tsx')),
  },
  {
    path: '/auth/google/join',
    loader: inChosenLanguage,
    lazy: page(() => import('./google/google-join-page.tsx')),
  },
  { path: '/account', lazy: page(() => import('./account/account-page.tsx')) },
  { path: '/household', lazy: page(() => import('./household/household-page.tsx')) },
  {
    path: '/household/join/:token?',
    loader: inChosenLanguage,
    lazy: page(() => import('./household/join-page.tsx')),
  },
  { path: '/billing', lazy: page(() => import('./billing/billing-page.tsx')) },
  {
    path: '/payment-success',
    loader: inChosenLanguage,
    lazy: page(() => import('./payment-success/payment-success-page.tsx')),
  },
  { path: '/charity', lazy: page(() => import('./charity/charity-page.tsx')) },
  { path: '/admin-panel', lazy: page(() => import('./admin-panel/admin-panel-page.tsx')) },
];
