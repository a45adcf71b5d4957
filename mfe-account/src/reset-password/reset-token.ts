import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/**
 * The token of the mailed link. It moves from the address to the state of the history entry at once: no Referer, no list
 * of visited pages and nobody who looks on sees it, and yet reloading the page keeps it.
 */
export function useResetToken(): string | undefined {
  const { token: inAddress } = useParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();

  useEffect(() => {
    if (inAddress) navigate('/reset-password', { replace: true, state: { resetToken: inAddress } });
  }, [inAddress, navigate]);

  return inAddress ?? tokenIn(state);
}

function tokenIn(state: unknown) {
  const isKept = typeof state === 'object' && state !== null && 'resetToken' in state;
  return isKept && typeof state.resetToken === 'string' ? state.resetToken : undefined;
}
