import { ApiError } from '@sufra/web-kit';

/** What the service says of what stands in the field. */
export const problemOfField = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'invalid_request'
    ? (error.details.find(({ path }) => path === 'text' || path === 'url')?.message ?? error.message)
    : undefined;
