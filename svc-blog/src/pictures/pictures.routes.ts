import { messages } from '@sufra/contracts';
import { Problem, routes } from '@sufra/service-kit';
import { describePicture } from './describe-picture.ts';
import { keepPicture, type PictureStore } from './keep-picture.ts';
import { pictureContent } from './picture-content.ts';

export const picturesRoutes = (store: PictureStore) =>
  routes({
    'POST /blogs/images': async ({ file }) => {
      if (!file)
        throw new Problem('invalid_request', {
          details: [{ path: 'image', message: messages.imageInvalid }],
        });
      return { picture: describePicture(await keepPicture(store, file.bytes)) };
    },
    'GET /blogs/images/{id}': ({ params }) => pictureContent(store, params.id),
  });
