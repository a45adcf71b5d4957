import { session } from '@sufra/web-kit';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';

/** The account is gone: nobody is signed in any more, in no tab, and home is where a visitor begins. */
export function Farewell() {
  useEffect(() => void session.signOut(), []);
  return <Navigate to="/" replace />;
}
