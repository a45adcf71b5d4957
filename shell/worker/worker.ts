import { registerQuotaErrorCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { answerEverybody, answerMember } from './answer-call.ts';
import { files, isHashed, pictures } from './files.ts';
import { hear } from './hear-pages.ts';
import { isKeptForEverybody, isKeptForMember, isPicture } from './kept-calls.ts';
import { tokenOf } from './member-of.ts';
import { stores } from './names.ts';
import { openNotification } from './reminders/open-notification.ts';
import { renewSubscription } from './reminders/renew-subscription.ts';
import { showDue } from './reminders/show-due.ts';
import { tellPages } from './tell-pages.ts';
import { isPage, visit } from './visit.ts';
import { sendInBackground } from './waiting/send-in-background.ts';
import { isReplayable, syncTag, takeWrite } from './waiting/take-write.ts';
import { worker } from './worker-scope.ts';

/*
 * The site without a net. It knows no slice by name: what there is, it reads in /remotes.json, as the shell does. No file of a build
 * stands in it, so that a new one of any slice needs no new worker; what it does not know passes by it untouched.
 */

// Whatever ran before: stores and messages are the same, and files are right by their names.
worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', event => {
  const begin = async () => {
    // A page's answer is asked for while the worker starts.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(begin());
});

registerQuotaErrorCallback(() => tellPages({ type: 'storage-full', lost: false }));

const siteFirst = new NetworkFirst({ cacheName: stores.site, networkTimeoutSeconds: 4 });
/** Which version is served is asked past every store: what was kept would say that it is still the one before. */
const asksForNews = ({ headers }: Request) => headers.get('cache-control') === 'no-cache';
const isSiteFile = ({ pathname }: URL) =>
  pathname === '/remotes.json' || /^\/manifest(?:\.[\w-]+)?\.webmanifest$/.test(pathname);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPage(request, url),
  ({ request, event }) => visit({ request, event, preload: (event as FetchEvent).preloadResponse }),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isSiteFile(url) && !asksForNews(request),
  siteFirst,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);
registerRoute(({ url, sameOrigin }) => sameOrigin && isHashed(url), files);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isKeptForMember(url) && tokenOf(request) !== undefined,
  answerMember,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptForEverybody(url), answerEverybody);
for (const method of ['PATCH', 'PUT', 'POST', 'DELETE'] as const)
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && isReplayable(request, url),
    ({ request }) => takeWrite(request),
    method,
  );

worker.addEventListener('message', event => event.waitUntil(hear(event.data)));

worker.addEventListener('sync', event => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === syncTag) waitUntil.call(event, sendInBackground());
});

worker.addEventListener('push', event => event.waitUntil(showDue()));

worker.addEventListener('pushsubscriptionchange', event => {
  const { newSubscription, waitUntil } = event as ExtendableEvent & {
    newSubscription?: PushSubscription | null;
  };
  waitUntil.call(event, renewSubscription(newSubscription ?? null));
});

worker.addEventListener('notificationclick', event => event.waitUntil(openNotification(event.notification)));
