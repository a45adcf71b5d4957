import { messages } from '@sufra/contracts';
import { call, LinkButton, Spinner, say, session, useSession } from '@sufra/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import formStyles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t } from '../texts/text.ts';
import { VerificationFailed } from './verification-failed.tsx';

/**
 * A query although it changes something: the token is good for one use, and a query is asked once however often the
 * page is drawn. Nothing asks it again but the reader.
 */
const verifyEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const answer = await call('POST /auth/verify-email', { body: { token } });
      // A member who has confirmed a new address is known by it from now on.
      void session.refreshUser();
      return answer;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

export function Verification({ token, ready }: { token: string; ready: boolean }) {
  const verification = useQuery({ ...verifyEmailQuery(token), enabled: ready });
  const isSignedIn = useSession().status === 'signed-in';

  if (verification.isError) {
    return (
      <VerificationFailed
        error={verification.error}
        onRetry={verification.refetch}
        retrying={verification.isFetching}
      />
    );
  }
  if (verification.isPending) {
    return (
      <AccountFrame title={t('google.back.moment')}>
        <p className={formStyles.working} role="status">
          <Spinner /> {t('verified.working')}
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={say(messages.emailVerified)} lead={t('verified.done')}>
      {/* A member who confirms a new address is signed in already. */}
      {isSignedIn ? (
        <LinkButton to="/account">{t('verified.account')}</LinkButton>
      ) : (
        <LinkButton to="/signin">{t('form.signIn')}</LinkButton>
      )}
    </AccountFrame>
  );
}
