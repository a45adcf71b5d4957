import { type ApiKey, type ApiTable, apiPrefix } from '@sufra/contracts';

export interface ApiRoute {
  key: ApiKey;
  method: string;
  slice: string;
  /** What may be tried less often: it sends mail, hashes a password or guesses at one. */
  isGuarded: boolean;
  segments: string[];
}

export type RouteMatch = { route: ApiRoute } | { methods: string[] } | undefined;

const isParameter = (segment: string) => segment.startsWith('{');
const prefix = apiPrefix.slice(1).split('/');

const fits = (pattern: string[], segments: string[]) =>
  pattern.every((segment, at) => isParameter(segment) || segment === segments[at]);

const parameters = ({ segments }: ApiRoute) => segments.filter(isParameter).length;

/** Which service answers which call: the contract's table, and nothing beside it. */
export function createRouteTable(table: ApiTable) {
  const all = Object.entries(table).map(([key, { slice }]): ApiRoute => {
    const [method = '', path = ''] = key.split(' ');
    const isGuarded = method !== 'GET' && path.startsWith('/auth/');
    return {
      key: key as ApiKey,
      method,
      slice,
      isGuarded,
      segments: [...prefix, ...path.slice(1).split('/')],
    };
  });
  // A fixed path before one with a parameter in its place.
  const routes = all.sort((a, b) => parameters(a) - parameters(b));
  // Every call looks here: the few of its length are compared, and not the whole contract.
  const ofLength = Map.groupBy(routes, route => route.segments.length);
  return (method: string, segments: string[]): RouteMatch => {
    const fitting = (ofLength.get(segments.length) ?? []).filter(route => fits(route.segments, segments));
    const asked = method === 'HEAD' ? 'GET' : method;
    const route = fitting.find(candidate => candidate.method === asked);
    if (route) return { route };
    return fitting.length > 0 ? { methods: fitting.map(candidate => candidate.method) } : undefined;
  };
}
