import { messages } from '@sufra/contracts';
import { Problem, routes } from '@sufra/service-kit';
import { keepPicture, type PictureStore, pictureContent } from '@sufra/service-kit/pictures';
import { describeBlogPicture } from './picture-address.ts';

export const picturesRoutes = (store: PictureStore) =>
  routes({
    'POST /blogs/images': async ({ file }) => {
      if (!file)
        throw new Problem('invalid_request', {
          details: [{ path: 'image', message: messages.imageInvalid }],
        });
      return { picture: describeBlogPicture(await keepPicture(store, file.bytes)) };
    },
    'GET /blogs/images/{id}': ({ params }) => pictureContent(store, params.id),
  });
