import { Problem } from '@sufra/service-kit';
import { AddressRefused, PageUnavailable } from './fetching/fetch-failures.ts';
import type { FetchedPage } from './fetching/fetch-page.ts';
import type { ImportDeps } from './import-deps.ts';

const codes = {
  away: 'page_unavailable',
  'not a page': 'page_unavailable',
  'sign in': 'page_needs_sign_in',
  'too large': 'payload_too_large',
} as const;

/** A page, or what the member can do instead. Whether something answered at an address inside is told to no caller. */
export async function fetchForMember(
  { fetchPage, inQueue }: Pick<ImportDeps, 'fetchPage' | 'inQueue'>,
  url: string,
  signal: AbortSignal,
): Promise<FetchedPage> {
  try {
    return await inQueue(() => fetchPage(url, signal));
  } catch (error) {
    if (error instanceof AddressRefused) throw new Problem('address_refused');
    if (error instanceof PageUnavailable) throw new Problem(codes[error.reason], { cause: error });
    throw error;
  }
}
