import { z } from 'zod';
import { missing } from '../http/stripe-problem.ts';
import { endpoint } from './endpoint.ts';
import { created, flag, paging, text } from './fields.ts';
import { list } from './list.ts';

/** 'invoice.*' is every type that begins so. */
const matchesType = (wanted: string, type: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

export const eventEndpoints = {
  'GET /v1/events/:id': endpoint({}, ({ store }, { id }) => {
    const event = store.get('event', id);
    if (!event) throw missing('event', id);
    return event;
  }),
  'GET /v1/events': endpoint(
    { ...paging, created, type: text, types: z.array(z.string()).optional(), delivery_success: flag },
    ({ store }, { params }) => {
      const isOfType = (type: string) =>
        (!params.type || matchesType(params.type, type)) && (!params.types || params.types.includes(type));
      const wanted = store
        .all('event')
        .filter(
          ({ type, pending_webhooks }) =>
            isOfType(type) &&
            (params.delivery_success === undefined || params.delivery_success === (pending_webhooks === 0)),
        );
      return list('/v1/events', wanted, params);
    },
  ),
};
