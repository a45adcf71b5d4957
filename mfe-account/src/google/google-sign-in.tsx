import { Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { signInOptionsQuery } from './api/sign-in-options.ts';
import { GoogleLink, type GoogleLinkProps } from './google-link.tsx';
import styles from './google-sign-in.module.css';

/** Below a form: the other way in, where the site offers it. Its place is kept until that is known. */
export function GoogleSignIn(props: GoogleLinkProps) {
  const { data: options, isPending } = useQuery(signInOptionsQuery);
  if (!isPending && !options?.google) return null;

  return (
    <>
      <p className={styles.or}>or</p>
      {isPending ? <Skeleton shape="block" height="44px" /> : <GoogleLink {...props} />}
    </>
  );
}
