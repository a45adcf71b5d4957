import { Button, part, Skeleton, signInPath, useSession } from '@sufra/web-kit';
import { CalendarSync } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { t, tRich } from '../../texts/text.ts';
import styles from '../ramadan-page.module.css';
import type { ChoiceInTown } from './calendar-ahead.ts';
import { readSubscription } from './kept-subscription.ts';

const Subscription = part(
  () => import('./subscription.tsx').then(({ Subscription }) => Subscription),
  () => <Skeleton shape="block" height="12rem" />,
);

/** The month's buttons, with that of a calendar subscription for members; its code comes with the press. Visitors are told what they would have. */
export function WithSubscription({ choice, children }: { choice: ChoiceInTown; children: ReactNode }) {
  const { status, user } = useSession();
  if (user) return <OfMember key={user._id} member={user._id} choice={choice} buttons={children} />;
  return (
    <>
      <div className={styles.actions} data-print="hide">
        {children}
      </div>
      {status === 'signed-out' && (
        <p data-print="hide">
          {tRich('ramadan.subscribe.signIn', {
            link: words => <Link to={signInPath({ pathname: '/ramadan', hash: '#month' })}>{words}</Link>,
          })}
        </p>
      )}
    </>
  );
}

function OfMember({ member, choice, buttons }: OfMemberProps) {
  const [isOpen, setOpen] = useState(() => readSubscription(member) !== undefined);
  return (
    <>
      <div className={styles.actions} data-print="hide">
        {buttons}
        <Button tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <CalendarSync aria-hidden="true" />
          {t('ramadan.subscribe')}
        </Button>
      </div>
      {isOpen && <Subscription member={member} choice={choice} />}
    </>
  );
}

type OfMemberProps = { member: string; choice: ChoiceInTown; buttons: ReactNode };
