import { Navigate, useLocation } from 'react-router-dom';

/** The address that mails and the confirmation page name for signing in. */
export function ToSignIn() {
  const { search } = useLocation();
  return <Navigate to={`/signin${search}`} replace />;
}
