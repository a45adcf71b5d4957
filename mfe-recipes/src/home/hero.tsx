import { brandDescription, brandTagline, LinkButton, Opening, useSession } from '@sufra/web-kit';
import { DuaText } from '../duas/dua-text.tsx';
import { beforeEating } from '../duas/duas.ts';
import { CheckedSample } from '../samples/checked-sample.tsx';
import { t } from '../texts/text.ts';
import styles from './hero.module.css';

export function Hero() {
  const { status, user } = useSession();
  return (
    <Opening className={styles.hero}>
      <div>
        <h1>{brandTagline()}</h1>
        <p className={styles.lead}>{brandDescription()}</p>
        <div className={styles.actions}>
          {/* While a session is being restored the dashboard is the right way too: it asks who is there. */}
          {status === 'signed-out' ? (
            <LinkButton to="/signin" data-depends-on="member">
              {t('home.signIn')}
            </LinkButton>
          ) : (
            <LinkButton to="/dashboard">{t('home.dashboard')}</LinkButton>
          )}
          <LinkButton to="/sunnah-foods" tone="quiet">
            {t('home.sunnahFoods')}
          </LinkButton>
        </div>
        {user && <p className={styles.count}>{t('home.generatedSoFar', { count: user.recipesGenerated })}</p>}
      </div>
      <CheckedSample />
      <section className={styles.dua} aria-labelledby="before-eating">
        <DuaText dua={beforeEating()} id="before-eating" />
      </section>
    </Opening>
  );
}
