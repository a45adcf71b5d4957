import { slice } from '@sufra/web-build';
import { t } from './src/texts/text.ts';

export default slice({
  name: 'mfe-account',
  title: () => t('slice.title'),
  pages: [
    { path: '/signin', title: () => t('form.signIn'), description: () => t('signIn.description') },
    {
      path: '/charity',
      title: () => t('charity.tab'),
      description: () => t('charity.description'),
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
    '/household',
    '/household/join',
    '/household/join/:token',
    '/billing',
    '/payment-success',
    '/charity',
    '/admin-panel',
  ],
});
