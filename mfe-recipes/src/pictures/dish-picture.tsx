import type { SharedRecipe } from '@sufra/contracts';
import { classes } from '@sufra/web-kit';
import { lazy, Suspense } from 'react';
import styles from './drawing.module.css';
import { Drawing } from './drawing.tsx';
import { namedDrawing } from './named-drawing.ts';

interface DishPictureProps {
  recipe: Pick<SharedRecipe, 'photo'> & { title: string; picture: SharedRecipe['picture'] | undefined };
  className?: string | undefined;
  /** Seen at once: it is not left for later. */
  isFirst?: boolean;
  /** Its title stands beside it, so the picture says nothing more. */
  isDecoration?: boolean;
  sizes?: string;
}

/** Few recipes have a photo: the pages of all others load nothing for it. */
const DishPhoto = lazy(async () => ({ default: (await import('./dish-photo.tsx')).DishPhoto }));

const inList = '(max-width: 40rem) 100vw, 22rem';

/** The photo of the dish that its owner has given; the drawing where there is none. */
export function DishPicture({
  recipe: { title, picture, photo },
  className,
  isFirst = false,
  isDecoration = false,
  sizes = inList,
}: DishPictureProps) {
  const drawn = picture && (isDecoration ? { ...picture, alt: '' } : namedDrawing(picture));
  const drawing = <Drawing picture={drawn} isFirst={isFirst} className={className} />;
  if (!photo) return drawing;
  const alt = isDecoration ? '' : photo.alt || title;
  return (
    <Suspense fallback={<span className={classes(styles.drawing, className)} />}>
      <DishPhoto
        // Another photo is another try.
        key={photo.src}
        photo={{ ...photo, alt }}
        className={classes(styles.drawing, className)}
        instead={drawing}
        {...{ isFirst, sizes }}
      />
    </Suspense>
  );
}
