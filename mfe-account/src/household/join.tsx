import { type AnswerOf, limits, messages } from '@sufra/contracts';
import {
  Button,
  formatDate,
  LinkButton,
  Loading,
  Skeleton,
  say,
  signInPath,
  toast,
  useSession,
} from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import formStyles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t, tRich } from '../texts/text.ts';
import { acceptMutation } from './household-api.ts';
import { forgetInvitation } from './kept-invitation.ts';

interface JoinProps {
  token: string;
  invitation: AnswerOf<'POST /household/invitation'>;
}

/** Only pressing the button changes anything: programs that read mails open every link. */
export function Join({ token, invitation }: JoinProps) {
  const { invitedBy, role, members, expiresAt } = invitation;

  return (
    <AccountFrame
      title={t('household.join.title')}
      lead={tRich('household.join.lead', { name: <bdi>{invitedBy}</bdi> })}
    >
      <div className={formStyles.form}>
        <ul className={formStyles.consequences}>
          <li>{role === 'cook' ? t('household.join.asCook') : t('household.join.asGuest')}</li>
          <li>{t('household.join.members', { count: members, most: limits.householdMembers })}</li>
          <li>{t('household.join.leave')}</li>
          <li>{t('household.join.until', { date: formatDate(expiresAt) })}</li>
        </ul>
        <Decide token={token} />
      </div>
    </AccountFrame>
  );
}

function Decide({ token }: Pick<JoinProps, 'token'>) {
  const state = useSession();
  const navigate = useNavigate();
  const accept = useMutation(acceptMutation);

  if (state.status === 'restoring' && !state.unreachable)
    return (
      <Loading label={t('household.join.loading')}>
        <Skeleton shape="block" height="44px" />
      </Loading>
    );
  if (state.status !== 'signed-in')
    return (
      <>
        <p>{t('household.join.signIn')}</p>
        <div className={formStyles.actions}>
          <LinkButton to={signInPath({ pathname: '/household/join' })}>{t('form.signIn')}</LinkButton>
          <LinkButton to="/signup" tone="quiet">
            {t('household.join.signUp')}
          </LinkButton>
        </div>
      </>
    );

  const join = () =>
    accept.mutate(token, {
      onSuccess: () => {
        forgetInvitation();
        toast(t('household.join.done'));
        navigate('/household', { replace: true });
      },
    });
  return (
    <>
      {accept.isError && <FormProblem error={accept.error} fallback={say(messages.somethingWentWrong)} />}
      <div className={formStyles.actions}>
        <Button busy={accept.isPending || accept.isSuccess} onClick={join}>
          {t('household.join.submit')}
        </Button>
        <LinkButton to="/" tone="quiet">
          {t('household.join.not')}
        </LinkButton>
      </div>
    </>
  );
}
