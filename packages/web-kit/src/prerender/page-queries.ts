import { type Query, type QueryClient, type QueryKey, skipToken } from '@tanstack/react-query';

/** An answer and the key of its query. */
export type AnsweredQuery = [key: QueryKey, answer: unknown];

// A query keeps the options of the component that made it, of which this is one.
const isEnabled = ({ options }: Query) =>
  options.queryFn !== skipToken && (options as { enabled?: unknown }).enabled !== false;

/** The queries of a rendered page that it would ask in a browser. */
export const queriesToAsk = (client: QueryClient): Query[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(query => query.state.status === 'pending' && isEnabled(query));

export const answeredQueries = (client: QueryClient): AnsweredQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data]);
