import { session } from '@sufra/web-kit';
import type { ToWorker } from '../../worker/messages.ts';

export function tellWorker(message: ToWorker): void {
  // Where a browser has no worker, or has not begun it yet, nothing waits and nothing is kept.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message));
}

/** A message that needs the member's token; without one there is no member. */
export async function tellWithToken(message: (token: string) => ToWorker): Promise<void> {
  const token = await session.freshToken();
  if (token) tellWorker(message(token));
}

export const sendWaiting = () => tellWithToken(token => ({ type: 'send', token }));
