import { brand } from '@sufra/contracts';
import { LinkButton, Opening, useSession } from '@sufra/web-kit';
import { DuaText } from '../duas/dua-text.tsx';
import { beforeEating } from '../duas/duas.ts';
import { CheckedSample } from '../samples/checked-sample.tsx';
import styles from './hero.module.css';

export function Hero() {
  const { status, user } = useSession();
  return (
    <Opening className={styles.hero}>
      <div>
        <h1>{brand.tagline}</h1>
        <p className={styles.lead}>{brand.description}</p>
        <div className={styles.actions}>
          {/* While a session is being restored the dashboard is the right way too: it asks who is there. */}
          {status === 'signed-out' ? (
            <LinkButton to="/signin" data-depends-on="member">
              Get Started
            </LinkButton>
          ) : (
            <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
          )}
          <LinkButton to="/sunnah-foods" tone="quiet">
            Learn About Sunnah Foods
          </LinkButton>
        </div>
        {user && (
          <p className={styles.count}>
            You've generated {user.recipesGenerated} recipe(s) so far — keep cooking!
          </p>
        )}
      </div>
      <CheckedSample />
      <section className={styles.dua} aria-labelledby="before-eating">
        <DuaText dua={beforeEating} id="before-eating" />
      </section>
    </Opening>
  );
}
