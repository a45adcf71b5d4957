import { routes } from '@sufra/service-kit';
import { acceptInvitation, openInvitation } from './accept-invitation.ts';
import { type BeginDeps, beginHousehold } from './begin-household.ts';
import { changeRole, dissolveHousehold, handOver, removeMember } from './change-members.ts';
import { findHousehold } from './find-household.ts';
import { type InviteDeps, invite } from './invite.ts';
import { takeBackInvitation } from './take-back.ts';

export const householdRoutes = (deps: BeginDeps & InviteDeps) => {
  const { households } = deps;
  return routes({
    'GET /household': ({ caller }) => findHousehold(households, caller.userId),
    'POST /household': ({ caller }) => beginHousehold(deps, caller.userId),
    'DELETE /household': ({ caller }) => dissolveHousehold(households, caller.userId),
    'POST /household/invitations': ({ body, caller: { userId } }) => invite(deps, { ...body, userId }),
    'DELETE /household/invitations/{id}': ({ params: { id }, caller: { userId } }) =>
      takeBackInvitation(households, { userId, id }),
    'POST /household/invitation': ({ body }) => openInvitation(households, body.token),
    'POST /household/invitation/accept': ({ body, caller: { userId } }) =>
      acceptInvitation(deps, { ...body, userId }),
    'PATCH /household/members/{id}': ({ params: { id }, body, caller: { userId } }) =>
      changeRole(households, { userId, id, ...body }),
    'DELETE /household/members/{id}': ({ params: { id }, caller: { userId } }) =>
      removeMember(households, { userId, id }),
    'PUT /household/owner': ({ body: { id }, caller: { userId } }) => handOver(households, { userId, id }),
  });
};
