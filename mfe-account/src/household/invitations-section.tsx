import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { type GivenRole, type Household, InvitationBody, messages } from '@sufra/contracts';
import { Button, formatDate, SelectField, say, showFieldProblems, toast } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { AccountSection } from '../account/account-section.tsx';
import { EmailField } from '../forms/email-field.tsx';
import formStyles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { t } from '../texts/text.ts';
import styles from './household.module.css';
import { inviteMutation, takeBackMutation } from './household-api.ts';
import { givenRoles, roleName } from './role-words.ts';

export const InvitationsSection = ({ household }: { household: Household }) => (
  <AccountSection title={t('household.invite.title')} lead={t('household.invite.lead')}>
    <InvitationForm />
    {household.invitations.length > 0 && (
      <ul className={styles.people} aria-label={t('household.invite.open')}>
        {household.invitations.map(invitation => (
          <OpenInvitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    )}
  </AccountSection>
);

const empty: { email: string; role: GivenRole } = { email: '', role: 'cook' };

function InvitationForm() {
  const form = useForm({ resolver: zodResolver(InvitationBody), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const invite = useMutation(inviteMutation);

  const submit = form.handleSubmit(values =>
    invite.mutateAsync(values).then(
      () => {
        form.reset(empty);
        toast(t('household.invite.sent'));
      },
      error => showFieldProblems(error, form),
    ),
  );

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <EmailField
        {...form.register('email')}
        label={t('household.invite.email')}
        autoComplete="off"
        error={errors.email?.message}
      />
      <SelectField
        {...form.register('role')}
        label={t('household.invite.as')}
        hint={t('household.invite.asHint')}
        options={givenRoles()}
      />
      {invite.isError && <FormProblem error={invite.error} fallback={say(messages.somethingWentWrong)} />}
      <div className={formStyles.actions}>
        <Button type="submit" busy={isSubmitting}>
          {t('household.invite.submit')}
        </Button>
      </div>
    </form>
  );
}

function OpenInvitation({ invitation }: { invitation: Household['invitations'][number] }) {
  const { id, email, role, expiresAt } = invitation;
  const takeBack = useMutation(takeBackMutation);

  return (
    <li className={styles.person}>
      <div>
        <p className={styles.name}>
          <bdi>{email}</bdi>
        </p>
        <p className={styles.words}>
          {t('household.invite.until', { role: roleName(role), date: formatDate(expiresAt) })}
        </p>
      </div>
      {takeBack.isError && <FormProblem error={takeBack.error} fallback={say(messages.somethingWentWrong)} />}
      <div className={styles.buttons}>
        <Button
          tone="quiet"
          busy={takeBack.isPending}
          aria-label={t('household.invite.takeBackIt', { email })}
          onClick={() => takeBack.mutate(id, { onSuccess: () => toast(t('household.invite.takenBack')) })}
        >
          {t('household.invite.takeBack')}
        </Button>
      </div>
    </li>
  );
}
