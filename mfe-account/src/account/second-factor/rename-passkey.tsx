import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { messages, PasskeyName } from '@sufra/contracts';
import { Button, Dialog, say, showFieldProblems, TextField, useElementId } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import styles from '../../forms/form.module.css';
import { FormProblem } from '../../forms/form-problem.tsx';
import { t } from '../../texts/text.ts';
import { renamePasskeyMutation } from './second-factor-api.ts';

const NameBody = z.object({ name: PasskeyName });

interface RenamePasskeyProps {
  id: string;
  name: string;
  onClose: () => void;
}

export function RenamePasskey({ id, name, onClose }: RenamePasskeyProps) {
  const formId = useElementId();
  const form = useForm({ resolver: zodResolver(NameBody), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const renaming = useMutation(renamePasskeyMutation);

  const submit = form.handleSubmit(values =>
    renaming.mutateAsync({ id, ...values }).then(onClose, error => showFieldProblems(error, form)),
  );

  return (
    <Dialog
      open
      onOpenChange={open => !open && !isSubmitting && onClose()}
      size="small"
      keepOnOutsidePress
      title={t('account.passkeys.renameTitle')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {t('account.name.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...form.register('name')}
          data-first-focus
          label={t('account.passkeys.name')}
          error={errors.name?.message}
        />
        {renaming.isError && !errors.name && (
          <FormProblem error={renaming.error} fallback={say(messages.somethingWentWrong)} />
        )}
      </form>
    </Dialog>
  );
}
