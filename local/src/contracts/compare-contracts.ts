import type { SliceContract } from '@sufra/contracts';
import { addressOf, callFaults, type KnownCall } from './call-faults.ts';
import { eventFaults } from './event-faults.ts';

/** By the name of their slice. */
export type Contracts = ReadonlyMap<string, SliceContract>;

export interface Comparison {
  /** What runs now. */
  live: Contracts;
  /** What would be released. */
  next: Contracts;
}

function callsIn(contracts: Iterable<SliceContract>, part: 'answers' | 'makes'): Map<string, KnownCall> {
  return new Map(
    [...contracts].flatMap(contract =>
      Object.entries(contract[part]).map(([key, call]) => [
        addressOf(key),
        { call, schemas: contract.schemas },
      ]),
    ),
  );
}

const listed = (names: string[]) => (names.length === 0 ? '' : ` (made by ${names.join(', ')})`);

/** What callers of today, pages that are open and programs of others, would no longer be answered. */
function answersLeft({ live, next }: Comparison): string[] {
  const answered = callsIn(next.values(), 'answers');
  return [...next.values()].flatMap(({ slice }) => {
    const now = live.get(slice);
    if (!now) return [];
    return Object.entries(now.answers).flatMap(([key, call]) => {
      const makers = [...live.values()].filter(({ makes }) =>
        Object.keys(makes).some(made => addressOf(made) === addressOf(key)),
      );
      const who = `${slice} ${key}${listed(makers.map(maker => maker.slice))}`;
      const service = answered.get(addressOf(key));
      if (!service) return [`${who}: it is answered no more`];
      return callFaults({ call, schemas: now.schemas }, service).map(fault => `${who}: ${fault}`);
    });
  });
}

/** Calls that a front-end slice makes and that no service answers as it needs them, neither now nor with this change. */
function callsUnanswered({ live, next }: Comparison): string[] {
  const now = callsIn(live.values(), 'answers');
  const then = callsIn(next.values(), 'answers');
  return [...next.values()].flatMap(contract =>
    Object.entries(contract.makes).flatMap(([key, call]) => {
      const caller = { call, schemas: contract.schemas };
      const [first, second] = [now.get(addressOf(key)), then.get(addressOf(key))];
      const known = second ?? first;
      if (!known) return [`${contract.slice} ${key}: no service answers it; release ${call.slice} first`];
      if (first && callFaults(caller, first).length === 0) return [];
      return callFaults(caller, known).map(fault => `${contract.slice} ${key}: ${fault}`);
    }),
  );
}

function eventsLeft({ live, next }: Comparison): string[] {
  const published = [...next.values()].flatMap(({ slice, publishes }) => {
    const readers = [...live.values()].map(({ slice: name, reads }) => ({ name, reads }));
    const now = Object.keys(live.get(slice)?.publishes ?? {});
    return [...new Set([...now, ...Object.keys(publishes)])].flatMap(type =>
      readers.flatMap(({ name, reads }) => {
        const read = reads[type];
        if (!read || read.owner !== slice) return [];
        const event = publishes[type];
        const who = `${slice} ${type} (read by ${name})`;
        if (!event) return [`${who}: it is published no more`];
        // A reader that is changed as well reads both: it is looked at with what is published today.
        return eventFaults(event, read).map(fault => `${who}: ${fault}`);
      }),
    );
  });
  const read = [...next.values()].flatMap(contract => {
    const now = live.get(contract.slice)?.reads ?? {};
    return [...new Set([...Object.keys(now), ...Object.keys(contract.reads)])].flatMap(type => {
      const owner = contract.reads[type]?.owner ?? now[type]?.owner ?? '';
      const event = live.get(owner)?.publishes[type];
      if (!event) return [];
      const who = `${contract.slice} ${type} (published by ${owner})`;
      const reader = contract.reads[type];
      if (!reader) return event.readers.includes(contract.slice) ? [`${who}: it is read no more`] : [];
      return eventFaults(event, reader).map(fault => `${who}: ${fault}`);
    });
  });
  return [...published, ...read];
}

const major = (version: string) => version.replace(/^[^\d]*/, '').split('.')[0];

/** A page holds one copy of each library that the shell gives out. */
function librariesApart({ live, next }: Comparison): string[] {
  const pairs = [...next.values()].flatMap(contract =>
    [...live.values()]
      .filter(({ slice }) => slice !== contract.slice)
      .flatMap(other => [
        { shell: contract, taker: other },
        { shell: other, taker: contract },
      ]),
  );
  return pairs
    .filter(({ shell }) => Object.keys(shell.gives).length > 0)
    .flatMap(({ shell, taker }) =>
      Object.entries(taker.takes).flatMap(([library, version]) => {
        const given = shell.gives[library];
        const who = `${taker.slice} ${library} (given out by ${shell.slice})`;
        if (given === undefined) return [`${who}: it is not given out`];
        if (major(given) === major(version)) return [];
        return [`${who}: ${version} is taken, and ${given} is given out`];
      }),
    );
}

function modulesGone({ live, next }: Comparison): string[] {
  return [...next.values()].flatMap(({ slice, exposes }) =>
    (live.get(slice)?.exposes ?? [])
      .filter(module => !exposes.includes(module))
      .map(module => `${slice} ${module}: the shell asks for it, and it is exposed no more`),
  );
}

/** What a release of `next` beside what is live would break, a sentence each. */
export const brokenBy = (comparison: Comparison): string[] => [
  ...answersLeft(comparison),
  ...callsUnanswered(comparison),
  ...eventsLeft(comparison),
  ...librariesApart(comparison),
  ...modulesGone(comparison),
];
