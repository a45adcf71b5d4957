import { routes } from '@sufra/service-kit';
import { type ChangeMarksDeps, changeMarks } from './change-marks.ts';
import { beginCollection, deleteCollection, listCollections, renameCollection } from './keep-collections.ts';
import { collect, markCooked, takeOut, unmarkCooked } from './note-personal.ts';

export const personalRoutes = (deps: ChangeMarksDeps) =>
  routes({
    'GET /recipes/collections': ({ caller }) => listCollections(deps, caller.userId),
    'POST /recipes/collections': ({ body, caller }) => beginCollection(deps, caller.userId, body.name),
    'PATCH /recipes/collections/{collection}': ({ params, body, caller }) =>
      renameCollection(deps, { ownerId: caller.userId, id: params.collection, name: body.name }),
    'DELETE /recipes/collections/{collection}': ({ params, caller }) =>
      deleteCollection(deps, { ownerId: caller.userId, id: params.collection }),
    'PATCH /recipes/{id}': async ({ params, body, caller }) => ({
      recipe: await changeMarks(deps, { ownerId: caller.userId, ...params, ...body }),
    }),
    'PUT /recipes/{id}/collections/{collection}': async ({ params, caller }) => ({
      recipe: await collect(deps, { ownerId: caller.userId, ...params }),
    }),
    'DELETE /recipes/{id}/collections/{collection}': async ({ params, caller }) => ({
      recipe: await takeOut(deps, { ownerId: caller.userId, ...params }),
    }),
    'PUT /recipes/{id}/cooked/{day}': async ({ params, caller }) => ({
      recipe: await markCooked(deps, { ownerId: caller.userId, ...params }),
    }),
    'DELETE /recipes/{id}/cooked/{day}': async ({ params, caller }) => ({
      recipe: await unmarkCooked(deps, { ownerId: caller.userId, ...params }),
    }),
  });
