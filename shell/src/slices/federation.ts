import type { RouteObject } from 'react-router-dom';

export type SliceAddress = { name: string; entry: string };

/** How the code of a slice comes into the page. */
export type LoadRoutes = (slice: SliceAddress, again: { afterFailure: boolean }) => Promise<RouteObject[]>;

/** What a slice's entry puts into the page: webpack's container. */
interface Container {
  init(shared: unknown): unknown;
  get(module: string): Promise<() => { routes?: unknown }>;
}

// Webpack puts in the place of these two what the shell gives out to all slices.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: unknown };

/** The container is a variable, and a variable's name has no hyphen. */
const variableOf = (name: string) => name.replaceAll('-', '_');

const containerOf = (name: string): Container | undefined => Reflect.get(globalThis, variableOf(name));

function runScript(address: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address.href;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address.pathname} cannot be loaded`));
    document.head.append(script);
  });
}

let attempts = 0;

/** Each slice once: the loader asks again only for one that has failed. */
export const loadRoutes: LoadRoutes = async ({ name, entry }, { afterFailure }) => {
  const address = new URL(entry, location.origin);
  // Another address: a script that still hangs, or a broken one in the browser's cache, must not answer for it.
  if (afterFailure) address.searchParams.set('again', String(++attempts));
  // What an entry that failed may have left must not stand for the next one.
  Reflect.deleteProperty(globalThis, variableOf(name));
  await runScript(address);
  const container = containerOf(name);
  if (!container) throw new Error(`${name} has put no container into the page`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const module = await container.get('./routes');
  const { routes } = module();
  if (!Array.isArray(routes)) throw new Error(`${name} exposes no routes`);
  return routes;
};
