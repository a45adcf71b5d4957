import type { AuditEntry } from '@sufra/contracts';
import type { ReactNode } from 'react';
import { formatCount } from '../format-count.ts';
import { type Role, roleNames } from '../roles/role-change.ts';

/** Who did what to whom, in a sentence: 'Maryam gave Bilal the moderator role.' */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { actor, target } = entry;
  const bySelf = actor?._id === target?._id;
  const whom = (
    <strong>
      <Person name={target?.name ?? null} />
    </strong>
  );
  return (
    <>
      <strong>{actor === null ? 'The command line' : <Person name={actor.name} starts />}</strong>{' '}
      {entry.replayed ? (
        <Replayed replayed={entry.replayed} />
      ) : entry.what === 'second-factor-added' || entry.what === 'second-factor-removed' ? (
        <SecondFactor what={entry.what} whom={bySelf ? undefined : whom} />
      ) : entry.what === 'account-deleted' ? (
        <Deletion outcome={entry.outcome} whom={bySelf ? undefined : whom} />
      ) : (
        <Roles entry={entry} whom={bySelf ? undefined : whom} />
      )}
      .
    </>
  );
}

const Replayed = ({
  replayed: { service, events, type },
}: {
  replayed: NonNullable<AuditEntry['replayed']>;
}) => (
  <>
    had <strong>{service}</strong> handle{' '}
    {type ? (
      <>
        a parked event (<bdi>{type}</bdi>)
      </>
    ) : events === 1 ? (
      'its parked event'
    ) : (
      `all ${formatCount(events)} parked events`
    )}{' '}
    again
  </>
);

const Person = ({ name, starts = false }: { name: string | null; starts?: boolean }) =>
  name === null ? <>{starts ? 'A' : 'a'} deleted member</> : <bdi>{name}</bdi>;

/** Without `whom` it is the actor's own account. */
function Deletion({ outcome, whom }: { outcome: AuditEntry['outcome']; whom: ReactNode }) {
  const verb = outcome === 'done' ? 'deleted' : 'tried to delete';
  return whom ? (
    <>
      {verb} the account of {whom}
    </>
  ) : (
    <>{verb} their own account</>
  );
}

/** Likewise. */
const SecondFactor = ({ what, whom }: { what: AuditEntry['what']; whom: ReactNode }) => (
  <>
    {what === 'second-factor-added' ? 'added a second step to' : 'removed a second step from'}{' '}
    {whom ? <>the account of {whom}</> : 'their own account'}
  </>
);

interface RolesProps {
  entry: AuditEntry;
  /** Absent for one's own. */
  whom: ReactNode;
}

function Roles({ entry, whom }: RolesProps) {
  const { given, taken } = givenAndTaken(entry);
  const wasDone = entry.outcome === 'done';

  if (!given && !taken) {
    return (
      <>
        {wasDone ? 'left' : 'tried to change'} {whom ? <>the roles of {whom}</> : 'their own roles'}
        {wasDone && ' as they were'}
      </>
    );
  }
  return (
    <>
      {!wasDone && 'tried to '}
      {given && (
        <>
          {wasDone ? 'gave' : 'give'} {whom ?? 'themselves'} the {given}
        </>
      )}
      {given && taken && ' and '}
      {taken && <Taking wasDone={wasDone} what={taken} from={given && whom ? 'them' : whom} />}
    </>
  );
}

function Taking({ wasDone, what, from }: { wasDone: boolean; what: string; from: ReactNode }) {
  if (!from)
    return (
      <>
        {wasDone ? 'gave' : 'give'} up the {what}
      </>
    );
  return (
    <>
      {wasDone ? 'took' : 'take'} the {what} from {from}
    </>
  );
}

const roles: Role[] = ['isAdmin', 'isModerator'];
const nothing = { isAdmin: false, isModerator: false };

/** What an entry changed, in words: 'admin role', 'admin and moderator roles', or '' for nothing. */
function givenAndTaken({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const from = before ?? nothing;
  const to = after ?? from;
  return {
    given: inWords(roles.filter(role => to[role] && !from[role])),
    taken: inWords(roles.filter(role => from[role] && !to[role])),
  };
}

function inWords(changed: Role[]) {
  if (changed.length === 0) return '';
  return `${changed.map(role => roleNames[role]).join(' and ')} ${changed.length === 1 ? 'role' : 'roles'}`;
}
