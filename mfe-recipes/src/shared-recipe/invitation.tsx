import { brand, type SharedRecipe } from '@sufra/contracts';
import { LinkButton, useSession } from '@sufra/web-kit';
import { makeYourOwn } from './make-your-own.ts';
import styles from './save-copy.module.css';

/** At the end of a shared recipe, for a visitor who has read it and does not know the site. */
export function Invitation({ recipe }: { recipe: SharedRecipe }) {
  const { status } = useSession();
  if (status !== 'signed-out') return null;
  return (
    <section className={styles.invitation} aria-labelledby="invitation" data-print="hide">
      <h2 id="invitation">{brand.tagline}</h2>
      <p>{brand.description}</p>
      <LinkButton to={makeYourOwn(recipe)}>Make your own</LinkButton>
    </section>
  );
}
