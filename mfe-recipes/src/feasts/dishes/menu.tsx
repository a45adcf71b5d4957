import { picturePath } from '@sufra/contracts';
import { Card, CardGrid, LinkButton, VisuallyHidden } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { nameOfCuisine } from '../../options/option-names.ts';
import { Drawing } from '../../pictures/drawing.tsx';
import { tRich } from '../../texts/text.ts';
import type { FeastDish } from './feast-dish.ts';
import styles from './menu.module.css';
import { ownKitchenFirst } from './own-kitchen-first.ts';
import { pictureNames } from './picture-names.ts';
import { wishPath } from './wish-path.ts';

/** The dishes of a feast, each to be taken as a wish. */
export const Menu = ({ dishes }: { dishes: FeastDish[] }) => (
  <CardGrid>
    {ownKitchenFirst(dishes).map(dish => (
      <DishCard key={dish.id} dish={dish} />
    ))}
  </CardGrid>
);

const DishCard = ({ dish: { id, title, words, cuisine, published } }: { dish: FeastDish }) => (
  <Card as="li" padding="none" className={styles.dish}>
    <Drawing picture={{ path: picturePath(pictureNames[id]), alt: '' }} className={styles.picture} />
    <p className={styles.cuisine}>{nameOfCuisine(cuisine)}</p>
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.words}>{words}</p>
    <div className={styles.actions}>
      <LinkButton to={wishPath(title)} tone="quiet">
        <span>{tRich('feast.cook', { dish: title, heard })}</span>
      </LinkButton>
      {published && (
        <Link className={styles.published} to={`/recipes?${new URLSearchParams({ q: published })}`}>
          <span>{tRich('feast.published', { dish: title, heard })}</span>
        </Link>
      )}
    </div>
  </Card>
);

const heard = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;
