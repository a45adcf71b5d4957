import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGeneration } from '../generator/run/generation.ts';

/**
 * Whether the whole generator is shown: it waits as one field among the rest of the dashboard until a member turns to it,
 * and stays open for as long as they are on the page.
 */
export function useOpenGenerator() {
  const { hash } = useLocation();
  const { status } = useGeneration();
  const [isAsked, setIsAsked] = useState(false);
  const isCalled = hash === '#generator' || status !== 'idle';
  if (isCalled && !isAsked) setIsAsked(true);
  return { isOpen: isAsked || isCalled, open: () => setIsAsked(true) };
}
