import { routes } from '@sufra/service-kit';
import { removePhoto, setPhoto } from './change-photo.ts';
import type { PhotoStore } from './photo-store.ts';
import { showPrivatePhoto, showPublicPhoto } from './show-photo.ts';

export const photosRoutes = (store: PhotoStore) =>
  routes({
    'GET /recipes/photos/{file}': ({ params: { file } }) => showPublicPhoto(store, file),
    'GET /recipes/{id}/photo/{file}': ({ params: { id, file }, caller }) =>
      showPrivatePhoto(store, { id, file, caller }),
    'PUT /recipes/{id}/photo': async ({ params: { id }, body: { alt }, file, caller }) => ({
      recipe: await setPhoto(store, { ownerId: caller.userId, id, file, alt }),
    }),
    'DELETE /recipes/{id}/photo': async ({ params: { id }, caller }) => ({
      recipe: await removePhoto(store, { ownerId: caller.userId, id }),
    }),
  });
