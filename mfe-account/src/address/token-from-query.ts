import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (search: string, name: string) => new URLSearchParams(search).get(name);

/**
 * The token that a page was opened with, taken out of the address bar and the history before anything else happens: it
 * is as good as a key. Use it once `isOut`.
 */
export function useTokenFromQuery(name = 'token') {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => tokenIn(search, name));
  const isOut = tokenIn(search, name) === null;

  useEffect(() => {
    if (!isOut) navigate(pathname, { replace: true });
  }, [isOut, navigate, pathname]);

  return { token, isOut };
}
