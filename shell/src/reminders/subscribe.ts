const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

const isFor = ({ options }: PushSubscription, key: Uint8Array) => {
  const known = options.applicationServerKey && new Uint8Array(options.applicationServerKey);
  return known?.length === key.length && known.every((byte, place) => byte === key[place]);
};

/** Where this browser is reached. A subscription for a key that the site has no more is given up: it takes no messages of another. */
export async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<string> {
  const applicationServerKey = bytesOf(key);
  const known = await pushManager.getSubscription();
  if (known && isFor(known, applicationServerKey)) return known.endpoint;
  await known?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return made.endpoint;
}
