import type { SharedRecipe } from '@sufra/contracts';
import { callForFile, classes } from '@sufra/web-kit';
import { Photo } from '@sufra/web-kit/photo';
import type { ReactElement } from 'react';
import styles from './drawing.module.css';

export interface DishPictureProps {
  recipe: Pick<SharedRecipe, 'photo'> & { title: string; picture: SharedRecipe['picture'] | undefined };
  className?: string | undefined;
  /** Seen at once: it is not left for later. */
  isFirst?: boolean;
  /** Its title stands beside it, so the picture says nothing more. */
  isDecoration?: boolean;
  sizes?: string;
}

interface DishPhotoProps extends DishPictureProps {
  photo: NonNullable<SharedRecipe['photo']>;
  /** Where the photo does not come. */
  instead: ReactElement;
}

const inList = '(max-width: 40rem) 100vw, 22rem';

/** A photo that its owner alone may see is asked for with the token. */
export default function DishPhoto(props: DishPhotoProps) {
  const { recipe, photo, className, isFirst = false, isDecoration = false, sizes = inList, instead } = props;
  const alt = isDecoration ? '' : photo.alt || recipe.title;
  return (
    <Photo
      // Another photo is another try.
      key={photo.src}
      photo={{ ...photo, alt }}
      className={classes(styles.drawing, className)}
      read={asked => callForFile('GET /recipes/{id}/photo/{file}', asked)}
      {...{ isFirst, sizes, instead }}
    />
  );
}
