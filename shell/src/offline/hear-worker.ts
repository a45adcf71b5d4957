import { toast } from '@sufra/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import type { ToPage } from '../../worker/messages.ts';
import { t } from '../texts/text.ts';
import { cornerStore } from './corner-store.ts';
import { sendWaiting } from './tell-worker.ts';

let hasSaidFull = false;

function hear(message: ToPage, queryClient: QueryClient) {
  switch (message.type) {
    case 'waiting':
      cornerStore.set({ changes: message.changes });
      if (message.sent === 0) return;
      toast({ tone: 'success', message: t('offline.sent', { count: message.sent }) });
      // What is shown was made up here; the services may know more.
      void queryClient.invalidateQueries();
      return;
    case 'storage-full':
      // A change that is lost is said each time; what is not kept for later, once.
      if (!message.lost && hasSaidFull) return;
      hasSaidFull = true;
      toast({ tone: 'danger', message: message.lost ? t('offline.full.lost') : t('offline.full.notKept') });
      return;
    case 'send-now':
      void sendWaiting();
  }
}

export function hearWorker(queryClient: QueryClient): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => hear(data, queryClient));
  navigator.serviceWorker.startMessages();
}
