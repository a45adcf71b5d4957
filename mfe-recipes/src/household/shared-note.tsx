import type { CalendarAnswer } from '@sufra/contracts';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t, tRich } from '../texts/text.ts';
import styles from './shared-note.module.css';

export type SharedIn = NonNullable<CalendarAnswer['household']>;

const Note = ({ children }: { children: ReactNode }) => (
  <p className={styles.note} data-print="hide">
    <Users aria-hidden="true" />
    <span>
      {children} <Link to="/household">{t('shopping.household.link')}</Link>
    </span>
  </p>
);

/** Whose list it is, and that others see what is done with it. */
export const SharedListNote = ({ household: { role, owner } }: { household: SharedIn }) => (
  <Note>
    {role === 'owner'
      ? t('shopping.household.own')
      : tRich('shopping.household.of', { owner: <bdi>{owner}</bdi> })}{' '}
    {role === 'guest' && t('shopping.household.guest')}
  </Note>
);

/** The same of the calendar of meals. */
export const SharedCalendarNote = ({ household: { role, owner } }: { household: SharedIn }) => (
  <Note>
    {role === 'owner' ? t('plan.household.own') : tRich('plan.household.of', { owner: <bdi>{owner}</bdi> })}{' '}
    {role === 'guest' && t('plan.household.guest')}
  </Note>
);
