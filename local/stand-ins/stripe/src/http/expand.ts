import type { Store } from '../store/open-store.ts';
import { StripeProblem } from '../stripe-problem.ts';

type Node = Record<string, unknown>;
type Included = (store: Store, node: Node) => unknown[];

const deepest = 4;

/** What an object holds only when it is asked for. */
const included: Record<string, Included> = {
  'invoice.payments': (store, { id }) => store.all('invoicePayment').filter(one => one.invoice === id),
  'charge.refunds': (store, { id }) => store.all('refund').filter(one => one.charge === id),
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cannot = (path: string) =>
  new StripeProblem(400, `This property cannot be expanded (${path}).`, { param: 'expand' });

function valueAt(store: Store, node: Node, name: string): unknown {
  const value = node[name];
  if (typeof value === 'string') return store.find(value);
  if (value !== undefined) return value;
  const include = included[`${node.object}.${name}`];
  return include && { object: 'list', data: include(store, node), has_more: false, url: '' };
}

function expandPath(store: Store, value: unknown, path: string[]): unknown {
  const [name = '', ...rest] = path;
  if (path.length === 0 || value === null) return value;
  if (Array.isArray(value)) return value.map(one => expandPath(store, one, path));
  if (!isNode(value)) throw cannot(name);
  const found = valueAt(store, value, name);
  if (found === undefined) throw cannot(name);
  return { ...value, [name]: expandPath(store, found, rest) };
}

/** `data.latest_invoice.payments`: the things themselves in place of their ids. */
export function expand(store: Store, answer: object, paths: string[] = []): object {
  return paths.reduce((expanded, path) => {
    const names = path.split('.');
    if (names.length > deepest)
      throw new StripeProblem(400, 'You cannot expand more than 4 levels of a property.', {
        param: 'expand',
      });
    return Object(expandPath(store, expanded, names));
  }, answer);
}
