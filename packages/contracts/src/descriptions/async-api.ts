import { z } from 'zod';
import type { ServiceName } from '../api/api-table.ts';
import { brand } from '../constants/brand.ts';
import { cloudEvent } from '../events/cloud-event.ts';
import { events } from '../events/events.ts';
import type { EventFacts } from '../events/owned-by.ts';
import { plainSchema } from './json-schema.ts';

export type EventTable = Record<string, EventFacts & { owner: ServiceName }>;

const pointTo = (...path: string[]) => ({ $ref: `#/${path.join('/')}` });

/** The event as it is on the broker: the envelope, and in it the data of this type. */
const onTheWay = (type: string, { owner, version, data }: EventTable[string]) =>
  cloudEvent.extend({
    type: z.literal(type),
    source: z.literal(owner),
    dataversion: z.literal(version),
    data,
  });

const operationOf = (type: string, action: 'send' | 'receive') => ({
  action,
  channel: pointTo('channels', type),
  messages: [pointTo('channels', type, 'messages', 'event')],
  security: [pointTo('components', 'securitySchemes', 'account')],
});

/** The AsyncAPI 3 description of a table of events: what each service publishes, and who reads it. */
export function asyncApi(table: EventTable = events) {
  const all = Object.entries(table);
  const operationsOf = ([type, { owner, readers }]: [string, EventTable[string]]) => [
    [`${owner}.publishes.${type}`, operationOf(type, 'send')],
    ...readers.map(reader => [`${reader}.reads.${type}`, operationOf(type, 'receive')]),
  ];
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${brand.name} events`,
      version: '1',
      description:
        'CloudEvents 1.0 on RabbitMQ. Each service publishes on a topic exchange of its own, with the type as routing key.',
    },
    defaultContentType: 'application/cloudevents+json',
    channels: Object.fromEntries(
      all.map(([type, { owner }]) => [
        type,
        {
          address: type,
          description: `Published by ${owner} alone.`,
          messages: { event: pointTo('components', 'messages', type) },
        },
      ]),
    ),
    operations: Object.fromEntries(all.flatMap(operationsOf)),
    components: {
      messages: Object.fromEntries(
        all.map(([type, facts]) => [
          type,
          { name: type, payload: plainSchema(onTheWay(type, facts), 'output') },
        ]),
      ),
      securitySchemes: {
        account: { type: 'userPassword', description: 'The account that each service has on the broker.' },
      },
    },
  };
}
