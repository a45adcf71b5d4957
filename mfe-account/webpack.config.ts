import { slice } from '@sufra/web-build';

export default slice({
  name: 'mfe-account',
  title: 'Your account',
  pages: [
    { path: '/signin', title: 'Sign in', description: 'Sign in to cook, save and plan.' },
    {
      path: '/charity',
      title: 'Charity',
      description: 'What was pledged to charity and what was given, month by month.',
    },
  ],
  prerender: ['/signin', '/signup', '/charity', '/forgot-password'],
  paths: [
    '/signin',
    '/signup',
    '/auth',
    '/auth/google/callback',
    '/auth/google/join',
    '/email-confirmation',
    '/email-verified',
    '/resend-verification',
    '/forgot-password',
    '/reset-password',
    '/reset-password/:token',
    '/undo-change',
    '/undo-change/:token',
    '/account',
    '/billing',
    '/payment-success',
    '/charity',
    '/admin-panel',
  ],
});
