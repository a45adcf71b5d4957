import type { CookingProfile } from '@sufra/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { profileQuery } from '../profile/api/profile.ts';
import { profileWords } from '../profile/profile-words.ts';
import { t } from '../texts/text.ts';
import styles from './cooking-card.module.css';

/** How the member cooks, in a line that leads to where it is set. */
export function CookingCard() {
  const { data } = useQuery(profileQuery);
  return (
    <Link to="/dashboard/cooking" className={styles.card}>
      <span className={styles.title}>{t('profile.title')}</span>
      <bdi className={styles.words}>{data ? saidOf(data.profile) : ' '}</bdi>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}

const saidOf = (profile: CookingProfile) => profileWords(profile).join(' · ') || t('profile.none');
