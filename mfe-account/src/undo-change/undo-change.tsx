import { Button, LinkButton } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { tokenState } from '../address/token-from-path.ts';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { afterUndoing } from '../reset-password/after-undoing.ts';
import { undoChangeMutation } from './api/undo-change.ts';
import { UndoProblem } from './undo-problem.tsx';

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
