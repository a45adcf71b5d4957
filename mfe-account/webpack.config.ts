import { slice } from '@sufra/web-build';

export default slice({
  name: 'mfe-account',
  title: 'Your account',
  paths: [
    '/signin',
    '/signup',
    '/auth',
    '/auth/google/callback',
    '/email-confirmation',
    '/email-verified',
    '/resend-verification',
    '/forgot-password',
    '/reset-password',
    '/reset-password/:token',
    '/account',
    '/admin-panel',
  ],
});
