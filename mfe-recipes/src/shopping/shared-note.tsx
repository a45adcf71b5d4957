import type { ShoppingList } from '@sufra/contracts';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { t, tRich } from '../texts/text.ts';
import styles from './shared-note.module.css';

type Household = NonNullable<ShoppingList['household']>;

/** Whose list it is, and that others see what is done with it. */
export const SharedNote = ({ household: { role, owner } }: { household: Household }) => (
  <p className={styles.note} data-print="hide">
    <Users aria-hidden="true" />
    <span>
      {role === 'owner'
        ? t('shopping.household.own')
        : tRich('shopping.household.of', { owner: <bdi>{owner}</bdi> })}{' '}
      {role === 'guest' && t('shopping.household.guest')}{' '}
      <Link to="/household">{t('shopping.household.link')}</Link>
    </span>
  </p>
);
