import { messages } from '@sufra/contracts';
import { ApiError, Button, call, LinkButton, Notice, say, session } from '@sufra/web-kit';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { tokenState } from '../address/token-from-path.ts';
import styles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';
import { afterUndoing } from '../reset-password/after-undoing.ts';
import { t, tRich } from '../texts/text.ts';

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
    <AccountFrame title={t('undo.title')} lead={t('undo.lead')}>
      <div className={styles.form}>
        <ul className={styles.consequences}>
          <li>{t('undo.before')}</li>
          <li>{t('undo.devices')}</li>
          <li>{t('undo.password')}</li>
        </ul>
        {undo.isError && <UndoProblem error={undo.error} />}
        <div className={styles.actions}>
          <Button busy={undo.isPending || undo.isSuccess} onClick={() => undo.mutate()}>
            {t('undo.submit')}
          </Button>
          <LinkButton to="/" tone="quiet">
            {t('undo.leave')}
          </LinkButton>
        </div>
      </div>
    </AccountFrame>
  );
}

function UndoProblem({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.code !== 'undo_link_invalid') {
    return <FormProblem error={error} fallback={say(messages.somethingWentWrong)} />;
  }
  return (
    <Notice tone="danger" title={error.message}>
      {tRich('undo.over', {
        reset: words => <Link to="/forgot-password">{words}</Link>,
        contact: words => <Link to="/contact">{words}</Link>,
      })}
    </Notice>
  );
}
