import { part } from '@sufra/web-kit';
import type { OfMemberProps } from './of-member.tsx';

/** What only members see of the form comes when one is there: home's first visit shows none of it. */
export const OfMember = part<OfMemberProps>(
  () => import('./of-member.tsx').then(module => module.OfMember),
  () => null,
);
