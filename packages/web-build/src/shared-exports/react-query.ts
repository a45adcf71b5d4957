/*
 * What the shell gives out as '@tanstack/react-query'; why it is a list says react-router-dom.ts. The names come by
 * the file's path because the package's own name would ask the share scope for itself.
 */
export {
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '#unshared/react-query';
