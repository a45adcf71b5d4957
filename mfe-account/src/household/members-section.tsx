import { type GivenRole, type Household, messages } from '@sufra/contracts';
import { Button, formatDate, SelectField, say, toast } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountSection } from '../account/account-section.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { t } from '../texts/text.ts';
import { AskBefore } from './ask-before.tsx';
import styles from './household.module.css';
import { handOverMutation, removeMutation, roleMutation } from './household-api.ts';
import { givenRoles, roleName } from './role-words.ts';

type Member = Household['members'][number];

export const MembersSection = ({ household }: { household: Household }) => (
  <AccountSection title={t('household.members.title')} lead={t('household.members.lead')}>
    <ul className={styles.people}>
      {household.members.map(member => (
        <li key={member.id} className={styles.person}>
          <div>
            <p className={styles.name}>
              <bdi>{member.name}</bdi>
            </p>
            <p className={styles.words}>
              {t('household.members.since', {
                role: roleName(member.role),
                date: formatDate(member.joinedAt),
              })}
            </p>
          </div>
          {household.role === 'owner' && member.role !== 'owner' && <ChangeMember member={member} />}
        </li>
      ))}
    </ul>
  </AccountSection>
);

/** The owner's choices for another member. */
function ChangeMember({ member }: { member: Member }) {
  const { id, name, role } = member;
  const [asking, setAsking] = useState<'removal' | 'handing over'>();
  const change = useMutation(roleMutation);
  const close = () => setAsking(undefined);

  return (
    <>
      <SelectField
        label={t('household.members.role', { name })}
        value={role}
        options={givenRoles()}
        disabled={change.isPending}
        onChange={event =>
          change.mutate(
            { id, role: event.target.value as GivenRole },
            { onSuccess: () => toast(t('household.members.roleSaved')) },
          )
        }
      />
      {change.isError && <FormProblem error={change.error} fallback={say(messages.somethingWentWrong)} />}
      <div className={styles.buttons}>
        <Button
          tone="quiet"
          aria-label={t('household.members.handOverTo', { name })}
          onClick={() => setAsking('handing over')}
        >
          {t('household.members.handOver')}
        </Button>
        <Button
          tone="danger"
          aria-label={t('household.members.removeIt', { name })}
          onClick={() => setAsking('removal')}
        >
          {t('household.members.remove')}
        </Button>
      </div>
      {asking === 'removal' && (
        <AskBefore
          mutation={removeMutation}
          values={id}
          title={t('household.members.removal', { name })}
          words={t('household.members.removalWords')}
          confirm={t('household.members.remove')}
          done={t('household.members.removed')}
          onClose={close}
        />
      )}
      {asking === 'handing over' && (
        <AskBefore
          mutation={handOverMutation}
          values={id}
          title={t('household.members.handingOver', { name })}
          words={t('household.members.handingOverWords')}
          confirm={t('household.members.handOver')}
          done={t('household.members.handedOver')}
          onClose={close}
        />
      )}
    </>
  );
}
