/** @jest-environment node */
import { expect, test } from '@jest/globals';
import {
  QueryClient,
  QueryClientProvider,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { answeredQueries, queriesToAsk } from './page-queries.ts';

const answer = async () => 'an answer';

function Page() {
  const asked = useQuery({ queryKey: ['asked'], queryFn: answer });
  const pages = useInfiniteQuery({
    queryKey: ['pages'],
    queryFn: answer,
    initialPageParam: '',
    getNextPageParam: () => null,
  });
  useQuery({ queryKey: ['of members'], queryFn: answer, enabled: false });
  useQuery({ queryKey: ['of nothing'], queryFn: skipToken });
  // What the first answer leads to.
  useQuery({ queryKey: ['then'], queryFn: answer, enabled: asked.data !== undefined });
  return `${asked.data ?? '…'} ${pages.data?.pages.join() ?? '…'}`;
}

test('a page is asked about round by round, without what it does not ask', async () => {
  const client = new QueryClient();
  const render = () =>
    renderToString(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
    );
  const toAsk = () => queriesToAsk(client).map(({ queryKey: [name] }) => name);
  const askAll = () => Promise.all(queriesToAsk(client).map(query => query.fetch()));

  render();
  expect(toAsk()).toEqual(['asked', 'pages']);
  await askAll();
  expect(render()).toBe('an answer an answer');
  expect(toAsk()).toEqual(['then']);
  await askAll();
  render();
  expect(toAsk()).toEqual([]);
  expect(answeredQueries(client)).toEqual([
    [['asked'], 'an answer'],
    [['pages'], { pages: ['an answer'], pageParams: [''] }],
    [['then'], 'an answer'],
  ]);
  client.clear();
});
