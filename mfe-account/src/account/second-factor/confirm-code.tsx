import { zodResolver } from '@hookform/resolvers/zod';
import { type AnswerOf, AuthenticatorCode, messages } from '@sufra/contracts';
import { ApiError, Button, say, showFieldProblems } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import styles from '../../forms/form.module.css';
import { FormProblem } from '../../forms/form-problem.tsx';
import { CodeField } from '../../second-factor/proof/code-field.tsx';
import { t, tRich } from '../../texts/text.ts';
import secretStyles from './confirm-code.module.css';
import { QrCode } from './qr-code.tsx';
import { confirmAuthenticatorMutation } from './second-factor-api.ts';

const CodeBody = z.object({ code: AuthenticatorCode });

interface ConfirmCodeProps {
  begun: AnswerOf<'POST /auth/me/second-factor/authenticator'>;
  onDone: (recoveryCodes: string[] | null) => void;
}

export function ConfirmCode({ begun, onDone }: ConfirmCodeProps) {
  const form = useForm({ resolver: zodResolver(CodeBody), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const confirming = useMutation(confirmAuthenticatorMutation);

  const submit = form.handleSubmit(({ code }) =>
    confirming.mutateAsync({ setup: begun.setup, code }).then(
      ({ recoveryCodes }) => onDone(recoveryCodes),
      error => {
        const isWrong = error instanceof ApiError && error.code === 'wrong_second_factor';
        if (!isWrong) return showFieldProblems(error, form);
        form.setError('code', { type: 'server', message: error.message }, { shouldFocus: true });
      },
    ),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('account.app.scan')}</p>
      <QrCode text={begun.uri} label={t('account.app.qr')} />
      <p className={secretStyles.secret}>
        {tRich('account.app.secret', { secret: <code>{inGroups(begun.secret)}</code> })}
      </p>
      <CodeField {...form.register('code')} data-first-focus error={errors.code?.message} />
      {confirming.isError && !errors.code && (
        <FormProblem error={confirming.error} fallback={say(messages.somethingWentWrong)} />
      )}
      <Button type="submit" wide busy={isSubmitting}>
        {t('account.app.turnOn')}
      </Button>
    </form>
  );
}

/** 'ABCD EFGH …', as it is easier to type. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
