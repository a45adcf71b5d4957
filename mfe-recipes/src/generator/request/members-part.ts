import { part } from '@sufra/web-kit';
import type { ProfileLineProps } from './profile-line.tsx';

/** What only members see of the form comes when one is there: home's first visit shows none of it. */
export const ProfileOfMember = part<ProfileLineProps>(
  () => import('./profile-line.tsx').then(module => module.ProfileLine),
  () => null,
);

export const NoteOnAvoided = part<{ words: readonly string[] }>(
  () => import('../../profile/as-written-note.tsx').then(module => module.AsWrittenNote),
  () => null,
);
