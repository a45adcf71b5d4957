import { useLocation } from 'react-router-dom';

/** An e-mail address that was typed on one page, for the next: `<Link state={typedAddress(email)}>`. */
export const typedAddress = (email: string) => ({ email });

export function useTypedAddress(): string {
  const state: unknown = useLocation().state;
  const isTyped = typeof state === 'object' && state !== null && 'email' in state;
  return isTyped && typeof state.email === 'string' ? state.email : '';
}
