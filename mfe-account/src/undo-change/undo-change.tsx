import { messages } from '@sufra/contracts';
import { ApiError, Button, call, LinkButton, Notice, session } from '@sufra/web-kit';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { tokenState } from '../address/token-from-path.ts';
import styles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';
import { afterUndoing } from '../reset-password/after-undoing.ts';

const undoChangeMutation = (token: string) =>
  mutationOptions({
    mutationFn: async () => {
      const { resetToken } = await call('POST /auth/undo-change', { body: { token } });
      // It has ended every session of the account. Whether that was the one of this browser, only the server knows.
      void session.refreshUser();
      return resetToken;
    },
  });

/** Only pressing the button changes anything: programs that read mails open every link, and some run the page. */
export function UndoChange({ token }: { token: string }) {
  const navigate = useNavigate();
  const undo = useMutation({
    ...undoChangeMutation(token),
    onSuccess: resetToken =>
      navigate('/reset-password', { replace: true, state: { ...tokenState(resetToken), ...afterUndoing } }),
  });

  return (
    <AccountFrame
      title="Was it not you?"
      lead="Then undo the change, and the account is yours again. Whatever was changed after it is undone as well."
    >
      <div className={styles.form}>
        <ul className={styles.consequences}>
          <li>You sign in as before the change: with the address, and the Google account, of that time.</li>
          <li>Every device is signed out, at once.</li>
          <li>The password stops working, and you choose a new one on the next page.</li>
        </ul>
        {undo.isError && <UndoProblem error={undo.error} />}
        <div className={styles.actions}>
          <Button busy={undo.isPending || undo.isSuccess} onClick={() => undo.mutate()}>
            Undo the change
          </Button>
          <LinkButton to="/" tone="quiet">
            It was me: leave it
          </LinkButton>
        </div>
      </div>
    </AccountFrame>
  );
}

function UndoProblem({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.code !== 'undo_link_invalid') {
    return <FormProblem error={error} fallback={messages.somethingWentWrong} />;
  }
  return (
    <Notice tone="danger" title={error.message}>
      If you have used it before, the change is undone: <Link to="/forgot-password">set a new password</Link>{' '}
      with the address that you had. Otherwise <Link to="/contact">write to us</Link>.
    </Notice>
  );
}
