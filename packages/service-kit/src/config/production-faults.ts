/** Which http: addresses the site may have in production: none, those of this machine, or any. */
export const httpSites = ['refused', 'localhost', 'anywhere'] as const;

const thisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

interface Read {
  mode?: unknown;
  eventBusUrl?: unknown;
  siteUrl?: unknown;
  publicOrigin?: unknown;
  httpSite?: unknown;
}

function isPlain(address: unknown, httpSite: unknown): boolean {
  const url = typeof address === 'string' ? URL.parse(address) : null;
  if (url?.protocol !== 'http:' || httpSite === 'anywhere') return false;
  return !(httpSite === 'localhost' && thisMachine.test(url.hostname));
}

const siteFault = (name: string) =>
  `${name}: must start with https: in production, or sign-ins travel readable. HTTP_SITE=localhost allows an address of this machine, HTTP_SITE=anywhere any`;

/** What works and would still harm: events that are lost with the process, and a site whose passwords can be read on the way. */
export function productionFaults(config: Read): string[] {
  if (config.mode !== 'production') return [];
  const { eventBusUrl, siteUrl, publicOrigin, httpSite } = config;
  return [
    ...(String(eventBusUrl).startsWith('memory:')
      ? ['EVENT_BUS_URL: must not be memory: in production, where other services would hear of nothing']
      : []),
    ...(isPlain(siteUrl, httpSite) ? [siteFault('SITE_URL')] : []),
    ...(isPlain(publicOrigin, httpSite) ? [siteFault('PUBLIC_ORIGIN')] : []),
  ];
}
