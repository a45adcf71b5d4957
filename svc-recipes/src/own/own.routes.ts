import { routes } from '@sufra/service-kit';
import { copyOwn } from './copy-own.ts';
import type { OwnDeps } from './own-deps.ts';
import { saveText } from './save-text.ts';
import { findVersion, listVersions } from './versions/list-versions.ts';
import { restoreVersion } from './versions/restore-version.ts';
import { writeOwn } from './write-own.ts';

export const ownRoutes = (deps: OwnDeps) =>
  routes({
    'POST /recipes': async ({ body, caller }) => ({ recipe: await writeOwn(deps, caller.userId, body) }),
    'POST /recipes/{id}/copy': async ({ params: { id }, caller }) => ({
      recipe: await copyOwn(deps, { ownerId: caller.userId, id }),
    }),
    'PUT /recipes/{id}': async ({
      params: { id },
      body: { version, areAmountsMeant, ...written },
      caller,
    }) => ({
      recipe: await saveText(deps, {
        ...{ ownerId: caller.userId, id, written, areAmountsMeant },
        basedOn: version,
      }),
    }),
    'GET /recipes/{id}/versions': ({ params: { id }, caller }) =>
      listVersions(deps, { ownerId: caller.userId, id }),
    'GET /recipes/{id}/versions/{version}': async ({ params: { id, version }, caller }) => {
      const { version: found } = await findVersion(deps, { ownerId: caller.userId, id, version });
      return { version: found };
    },
    'POST /recipes/{id}/versions/{version}/restore': async ({ params: { id, version }, body, caller }) => ({
      recipe: await restoreVersion(deps, {
        ...{ ownerId: caller.userId, id, version },
        basedOn: body.version,
      }),
    }),
  });
