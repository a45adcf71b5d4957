import { pageLanguage, session } from '@sufra/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { beginReminders } from '../reminders/begin-reminders.ts';
import type { KnownSlices } from '../slices/known-slices.ts';
import type { SliceLoader } from '../slices/slice-loader.ts';
import { Corner } from './corner.tsx';
import { followMember } from './follow-member.ts';
import { hearWorker } from './hear-worker.ts';
import { tellWorker } from './tell-worker.ts';
import { watchVersions } from './watch-versions.ts';

interface Site {
  queryClient: QueryClient;
  known: KnownSlices;
  loader: SliceLoader;
  isBusy(): boolean;
}

function showCorner() {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Corner />);
}

const keepAnew = async () =>
  tellWorker({ type: 'keep', language: pageLanguage(), token: await session.freshToken() });

/** Begun when a page has long been there: what makes the next visit work without a net must not slow this one. */
export function startOffline({ queryClient, known, loader, isBusy }: Site): void {
  showCorner();
  watchVersions({ known, loader, isBusy, onNew: () => void keepAnew() });
  if (!('serviceWorker' in navigator)) return;
  hearWorker(queryClient);
  followMember();
  beginReminders(tellWorker);
  navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    // Private windows and full devices refuse one: the site goes on as without it.
    .catch(() => undefined);
}
