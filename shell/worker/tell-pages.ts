import type { ToPage } from './messages.ts';
import { worker } from './worker-scope.ts';

export const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

export async function tellPages(message: ToPage): Promise<void> {
  for (const page of await openPages()) page.postMessage(message);
}
