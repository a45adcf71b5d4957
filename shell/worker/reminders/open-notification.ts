import { languages } from '@sufra/texts';
import { openPages } from '../tell-pages.ts';
import { worker } from '../worker-scope.ts';

/** What pages and this worker put into a notification: the path of a page as slices know it, and the language to read it in. */
export interface WayBack {
  path: string;
  language: string;
}

/** Always of this site: a path that names another one is none. */
export function addressOf(data: Partial<WayBack> | null): URL {
  const { origin } = worker.location;
  const known = languages.find(each => each !== 'en' && each === data?.language);
  const address = new URL(`${known ? `/${known}` : ''}${data?.path ?? '/'}`, origin);
  return address.origin === origin ? address : new URL(origin);
}

/** Leads to what a notification is about: in the page where it is open, or in a new one. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close();
  const address = addressOf(notification.data);
  const isThere = ({ url }: WindowClient) => new URL(url).pathname === address.pathname;
  const page = (await openPages()).find(isThere);
  // Another page may hold what is being written there, so it is not led away.
  await (page ? page.focus() : worker.clients.openWindow(address));
}
