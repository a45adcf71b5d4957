import { samePage } from '@sufra/web-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** For a page that goes on with a token of its own: `navigate('/reset-password', { state: tokenState(token) })`. */
export const tokenState = (linkToken: string) => ({ linkToken });

/**
 * The token of the mailed link to a page, `/page/{token}`. It moves from the address to the state of the history entry at
 * once: no Referer, no list of visited pages and no onlooker sees it, and yet reloading the page keeps it.
 */
export function useTokenFromPath(page: string): string | undefined {
  const { token: inAddress } = useParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();

  useEffect(() => {
    if (inAddress) navigate(page, { replace: true, state: samePage(tokenState(inAddress)) });
  }, [inAddress, navigate, page]);

  return inAddress ?? tokenIn(state);
}

function tokenIn(state: unknown) {
  const isKept = typeof state === 'object' && state !== null && 'linkToken' in state;
  return isKept && typeof state.linkToken === 'string' ? state.linkToken : undefined;
}
