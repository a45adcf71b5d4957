import type { AuditEntry } from '@sufra/contracts';
import type { ReactNode } from 'react';
import { t, tRich } from '../../texts/text.ts';
import { formatHijriMonth, nameOfPlace } from '../moon/format-moon.ts';
import { rolesSentence } from './roles-sentence.tsx';

/** Who did what to whom, in a sentence: 'Maryam gave Bilal the moderator role.' */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { actor: by, target, what, outcome, replayed, answered, hijriMonth } = entry;
  const isOwn = by?._id === target?._id;
  const actor = <strong>{by === null ? t('admin.entry.commandLine') : nameOfActor(by.name)}</strong>;
  const whom = <strong>{nameOfTarget(target?.name ?? null)}</strong>;

  if (hijriMonth) return moonSentence(actor, hijriMonth);
  if (replayed) return replayedSentence(actor, replayed);
  if (answered && what === 'publication-answered') {
    return target
      ? tRich('admin.entry.publicationAnswered', { actor, whom, outcome: answered })
      : tRich('admin.entry.housePublication', { actor, outcome: answered });
  }
  if (answered) return tRich('admin.entry.reportAnswered', { actor, outcome: answered });
  switch (what) {
    case 'second-factor-added':
    case 'second-factor-removed': {
      const change = what === 'second-factor-added' ? 'added' : 'removed';
      return isOwn
        ? tRich('admin.entry.factorOwn', { actor, what: change })
        : tRich('admin.entry.factorOf', { actor, what: change, whom });
    }
    case 'account-deleted':
      return isOwn
        ? tRich('admin.entry.deletionOwn', { actor, outcome })
        : tRich('admin.entry.deletionOf', { actor, outcome, whom });
    default:
      return rolesSentence({ entry, actor, whom: isOwn ? undefined : whom });
  }
}

const nameOfActor = (name: string | null) =>
  name === null ? t('admin.entry.deletedActor') : <bdi>{name}</bdi>;

const nameOfTarget = (name: string | null) =>
  name === null ? t('admin.entry.deletedMember') : <bdi>{name}</bdi>;

function moonSentence(actor: ReactNode, { country, daysMore, ...of }: NonNullable<AuditEntry['hijriMonth']>) {
  const month = <strong>{formatHijriMonth(of)}</strong>;
  const place = nameOfPlace(country);
  const day = daysMore === null ? 'none' : moonDays[daysMore];
  return tRich('admin.entry.hijriMonth', { actor, month, place, day });
}

const moonDays = { '-1': 'earlier', 0: 'calculated', 1: 'later' } as const;

function replayedSentence(actor: ReactNode, replayed: NonNullable<AuditEntry['replayed']>) {
  const { type, events } = replayed;
  const service = <strong>{replayed.service}</strong>;
  return type
    ? tRich('admin.entry.replayedOne', { actor, service, type: <bdi>{type}</bdi> })
    : tRich('admin.entry.replayed', { actor, service, events });
}
