import { messages } from '@sufra/contracts';
import { Button, call, classes, say, session } from '@sufra/web-kit';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../texts/text.ts';
import { offersPasskeys, signWithPasskey } from '../passkey.ts';
import { PasskeyProblem } from '../proof/passkey-problem.tsx';
import styles from './passkey-sign-in.module.css';

const signInMutation = mutationOptions({
  mutationFn: async () => {
    const { options } = await call('POST /auth/signin/passkey/options');
    const passkey = await signWithPasskey(options);
    session.signIn(await call('POST /auth/signin/passkey', { body: { passkey } }));
  },
});

/** Below the form: in with a passkey alone, where the browser has such. */
export function PasskeySignIn() {
  // What is drawn before any script has run knows no browser.
  const [isOffered, setIsOffered] = useState<boolean>();
  useEffect(() => setIsOffered(offersPasskeys()), []);
  const signIn = useMutation(signInMutation);

  if (isOffered === false) return null;
  return (
    <div className={classes(styles.place, isOffered === undefined && styles.unknown)}>
      {signIn.isError && <PasskeyProblem error={signIn.error} fallback={say(messages.signInFallback)} />}
      <Button tone="quiet" wide busy={signIn.isPending} onClick={() => signIn.mutate()}>
        <KeyRound aria-hidden="true" />
        {t('proof.signIn')}
      </Button>
    </div>
  );
}
