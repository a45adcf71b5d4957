import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows: `onServer` in what the server draws, and until the page that takes it over runs. */
export const useBrowserValue = <T extends string | number | boolean>(read: () => T, onServer: T): T =>
  useSyncExternalStore(never, read, () => onServer);
