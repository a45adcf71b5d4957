import { call, Skeleton } from '@sufra/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { t } from '../texts/text.ts';
import { GoogleLink, type GoogleLinkProps } from './google-link.tsx';
import styles from './google-sign-in.module.css';

const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call('GET /auth/sign-in-options', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Below a form: the other way in, where the site offers it. Its place is kept until that is known. */
export function GoogleSignIn(props: GoogleLinkProps) {
  const { data: options, isPending } = useQuery(signInOptionsQuery);
  if (!isPending && !options?.google) return null;

  return (
    <>
      <p className={styles.or}>{t('google.or')}</p>
      {isPending ? <Skeleton shape="block" height="44px" /> : <GoogleLink {...props} />}
    </>
  );
}
