import { useSyncExternalStore } from 'react';
import { announcedMonths, followAnnouncements } from './announced-months.ts';

const none: ReturnType<typeof announcedMonths> = [];
const followNothing = () => () => undefined;

/** What was announced, kept up to date while it is shown; a part that shows none now asks for nothing. */
export const useAnnouncedMonths = (isShown = true) =>
  useSyncExternalStore(isShown ? followAnnouncements : followNothing, announcedMonths, () => none);
