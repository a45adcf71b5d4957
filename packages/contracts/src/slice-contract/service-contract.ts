import { api } from '../api/api.ts';
import type { ApiTable } from '../api/api-table.ts';
import type { EventTable } from '../descriptions/async-api.ts';
import { plainSchema } from '../descriptions/json-schema.ts';
import { events } from '../events/events.ts';
import { contractOfCalls } from './contract-of-calls.ts';
import type { PublishedEvent, ReadEvent, SliceContract } from './slice-contract.ts';

/** What tokens are checked against, in each service with calls that are not open to every caller. */
const keySet = 'GET /auth/keys';

interface Tables {
  api: ApiTable;
  events: EventTable;
}

/** What a service answers, publishes and reads, by the tables of this package. */
export function serviceContract(slice: string, tables: Tables = { api, events }): SliceContract {
  const own = contractOfCalls(tables.api, (_key, call) => call.slice === slice);
  const isAdmitting = Object.values(own.calls).some(({ access }) => access !== 'public');
  const made = contractOfCalls(
    tables.api,
    (key, call) => isAdmitting && key === keySet && call.slice !== slice,
  );
  const publishes: Record<string, PublishedEvent> = {};
  const reads: Record<string, ReadEvent> = {};
  for (const [type, { owner, version, readers, data, before }] of Object.entries(tables.events)) {
    if (owner === slice)
      publishes[type] = { version, readers: readers.toSorted(), data: plainSchema(data, 'output') };
    if (readers.some(reader => reader === slice))
      reads[type] = {
        ...{ version, owner, data: plainSchema(data, 'input') },
        ...(before && { before: plainSchema(before, 'input') }),
      };
  }
  return {
    ...{ slice, answers: own.calls, makes: made.calls, publishes, reads },
    ...{ exposes: [], gives: {}, takes: {}, schemas: { ...made.schemas, ...own.schemas } },
  };
}
