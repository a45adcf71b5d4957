import { slice } from '@sufra/web-build';

export default slice({
  name: 'mfe-account',
  title: 'Your account',
  paths: [
    '/signin',
    '/signup',
    '/auth',
    '/forgot-password',
    '/reset-password/:token',
    '/email-confirmation',
    '/resend-verification',
    '/email-verified',
    '/auth/google/callback',
    '/account',
    '/billing',
    '/payment-success',
    '/charity',
    '/admin-panel',
  ],
});
