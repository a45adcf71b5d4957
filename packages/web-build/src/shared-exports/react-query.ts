/*
 * What the shell gives out as '@tanstack/react-query'; why it is a list says react-router-dom.ts. The names come by
 * the file's path because the package's own name would ask the share scope for itself.
 */
export {
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  matchQuery,
  mutationOptions,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQuery,
} from '#unshared/react-query';
