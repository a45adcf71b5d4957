import type { User } from '@sufra/contracts';
import { t } from '../texts/text.ts';

export type SiteLink = { to: string; label: string };

/** One that stands only where a slice has the page. */
export type FooterLink = SiteLink & { ifOffered?: true };

/** The bar has all of them, the footer all but the last beside its own. */
export const forEverybody = (): SiteLink[] => [
  { to: '/', label: t('link.home') },
  { to: '/recipes', label: t('link.recipes') },
  { to: '/sunnah-foods', label: t('link.sunnahFoods') },
  { to: '/blog', label: t('link.blog') },
  { to: '/contact', label: t('link.contact') },
];

const dashboard = (): SiteLink => ({ to: '/dashboard', label: t('link.dashboard') });
const adminPanel = (): SiteLink => ({ to: '/admin-panel', label: t('link.adminPanel') });

export const linksFor = (user: User | null): SiteLink[] => [
  ...forEverybody(),
  ...(user ? [dashboard()] : []),
  ...(user?.isAdmin || user?.isModerator || user?.heldRoles?.length ? [adminPanel()] : []),
];

/**
 * What the page at a path is called, of those that are linked to whether or not a slice has them: by the bar, and by
 * the plan cards.
 */
export const promisedPage = (pathname: string): string | undefined =>
  [dashboard(), adminPanel(), { to: '/billing', label: t('link.billing') }].find(({ to }) =>
    isCurrent(to, pathname),
  )?.label;

/** Whether the page at this path is the link's page, or lies below it. */
export function isCurrent(to: string, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=[^/]|^\/)\/+$/, '');
  if (to === '/') return path === '/' || path === '/home';
  return path === to || path.startsWith(`${to}/`);
}

/** The sign-in and sign-up pages stand alone. */
export const hidesNavigation = (pathname: string): boolean => /^\/sign(in|up)\/*$/i.test(pathname);
