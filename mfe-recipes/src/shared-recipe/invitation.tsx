import type { SharedRecipe } from '@sufra/contracts';
import { brandDescription, brandTagline, LinkButton, useSession } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { makeYourOwn } from './make-your-own.ts';
import styles from './save-copy.module.css';

/** At the end of a shared recipe, for a visitor who has read it and does not know the site. */
export function Invitation({ recipe }: { recipe: SharedRecipe }) {
  const { status } = useSession();
  if (status !== 'signed-out') return null;
  return (
    <section className={styles.invitation} aria-labelledby="invitation" data-print="hide">
      <h2 id="invitation">{brandTagline()}</h2>
      <p>{brandDescription()}</p>
      <LinkButton to={makeYourOwn(recipe)}>{t('sharedRecipe.makeYourOwn')}</LinkButton>
    </section>
  );
}
