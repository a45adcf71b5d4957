import { callForFile } from '@sufra/web-kit';
import { Photo, type PhotoProps } from '@sufra/web-kit/photo';

/** A photo that its owner alone may see is asked for with the token. */
export const DishPhoto = (shown: Omit<PhotoProps, 'read'>) => (
  <Photo {...shown} read={asked => callForFile('GET /recipes/{id}/photo/{file}', asked)} />
);
