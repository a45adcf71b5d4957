import { Problem, routes } from '@sufra/service-kit';
import type { ArchiveDeps } from './archive-deps.ts';
import type { ArchiveDocument } from './archive-model.ts';
import { beginArchive } from './begin-archive.ts';
import { archivesOf, describeArchive } from './describe-archive.ts';
import { readLeft } from './read-left.ts';

export const archivesRoutes = (deps: ArchiveDeps) =>
  routes({
    'POST /recipe-archives': async ({ body: { name }, file, caller }) => ({
      archive: await beginArchive(deps, { ownerId: caller.userId, name, file }),
    }),
    'GET /recipe-archives': async ({ caller }) => ({ archives: await archivesOf(deps, caller.userId) }),
    'GET /recipe-archives/{id}': async ({ params: { id }, caller }) => {
      const archive = await deps.archives
        .findOne({ _id: id, ownerId: caller.userId })
        .lean<ArchiveDocument>();
      if (!archive) throw new Problem('not_found');
      return { archive: await describeArchive(deps.archived, archive) };
    },
    'GET /recipe-archives/{id}/left/{index}': ({ params, caller }) =>
      readLeft(deps, { ownerId: caller.userId, ...params }),
  });
