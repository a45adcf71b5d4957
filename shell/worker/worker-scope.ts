/** `self` of a service worker: a file says so for itself, because the same name is the window in a page. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
