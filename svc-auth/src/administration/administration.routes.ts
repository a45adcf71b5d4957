import { operatedServices } from '@sufra/contracts';
import { refusals, routes } from '@sufra/service-kit';
import { type ChangeRolesDeps, changeRoles } from './change-roles.ts';
import { countMembers } from './count-members.ts';
import { type FindAuditDeps, findAudit } from './find-audit.ts';
import { type FindMembersDeps, findMembers } from './find-members.ts';
import { type RecordForbiddenDeps, recordForbidden } from './record-forbidden.ts';

export const administrationRoutes = (deps: ChangeRolesDeps & FindMembersDeps & FindAuditDeps) =>
  routes({
    'GET /auth/users': ({ query }) => findMembers(deps, query),
    'GET /auth/users/counts': ({ query }) => countMembers(deps, query),
    'PATCH /auth/users/{id}/roles': ({ params, body, caller }, { ip }) =>
      changeRoles(deps, { actorId: caller.userId, targetId: params.id, asked: body, ip }),
    'GET /operations/services': () => ({ services: operatedServices }),
    'GET /auth/audit': ({ query }) => findAudit(deps, query),
  });

export const administrationRefusals = (deps: RecordForbiddenDeps) =>
  refusals({
    'PATCH /auth/users/{id}/roles': ({ params, caller }, { ip }) =>
      recordForbidden(deps, { actorId: caller.userId, targetId: params.id, ip }),
  });
