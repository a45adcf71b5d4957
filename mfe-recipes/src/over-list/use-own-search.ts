import { pageBeneath } from '@sufra/web-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The search part of this page's address, also while another page with an address of its own lies over it. */
export function useOwnSearch(): URLSearchParams {
  const { search, state } = useLocation();
  const [own, setOwn] = useState(search);
  const isBeneath = pageBeneath(state) !== undefined;
  if (!isBeneath && own !== search) setOwn(search);
  return new URLSearchParams(isBeneath ? own : search);
}
