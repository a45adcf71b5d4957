import { lazy, Suspense } from 'react';
import type { DishPictureProps } from './dish-photo.tsx';
import { Drawing } from './drawing.tsx';
import { namedDrawing } from './named-drawing.ts';

/** Few recipes have a photo: the pages of all others load nothing for it. Where its part does not come, the drawing stands. */
const DishPhoto = lazy<typeof import('./dish-photo.tsx').default>(() =>
  import('./dish-photo.tsx').catch(() => ({ default: ({ instead }) => instead })),
);

/** The photo of the dish that its owner has given; the drawing where there is none. */
export function DishPicture(props: DishPictureProps) {
  const { recipe, className, isFirst, isDecoration } = props;
  const { picture, photo } = recipe;
  const drawn = picture && (isDecoration ? { ...picture, alt: '' } : namedDrawing(picture));
  const drawing = <Drawing picture={drawn} isFirst={isFirst} className={className} />;
  if (!photo) return drawing;
  return (
    <Suspense fallback={<Drawing picture={undefined} className={className} />}>
      <DishPhoto {...props} photo={photo} instead={drawing} />
    </Suspense>
  );
}
