import type { events } from '@sufra/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { project } from '../events/consume/project.ts';
import type { EventHandler } from '../events/event-bus.ts';
import type { AccessFacts, FindAccessFacts } from './access-facts.ts';

export interface AccessFactsDocument {
  _id: string;
  v: number;
  isAdmin: boolean;
  isModerator: boolean;
  /** Absent where the fact is older than second factors. */
  hasSecondFactor?: boolean;
  endedSessions: { sid: string; until: Date }[];
  sessionsNotBefore: Date | null;
  deleted: boolean;
  displayName: string | null;
}

/** This service's own copy of what svc-auth last said of each member, made from `user.access-changed`. */
export function accessFactsModel(connection: Connection): Model<AccessFactsDocument> {
  // A service that wants a display name asks for the model too.
  const known: Model<AccessFactsDocument> | undefined = connection.models.AccessFacts;
  if (known) return known;
  const schema = new Schema<AccessFactsDocument>(
    {
      _id: String,
      v: Number,
      isAdmin: Boolean,
      isModerator: Boolean,
      hasSecondFactor: Boolean,
      endedSessions: [{ _id: false, sid: String, until: Date }],
      sessionsNotBefore: Date,
      deleted: Boolean,
      displayName: String,
    },
    { versionKey: false },
  );
  return connection.model<AccessFactsDocument>('AccessFacts', schema, 'access_facts');
}

export type AccessFactsModel = ReturnType<typeof accessFactsModel>;

// Read afresh for each request: one look-up by _id, and every replica sees a change at once.
export const findProjectedFacts =
  (model: AccessFactsModel): FindAccessFacts =>
  async userId => {
    const known = await model.findById(userId).lean();
    if (!known) return null;
    const facts: AccessFacts = {
      sequence: known.v,
      isAdmin: known.isAdmin,
      isModerator: known.isModerator,
      hasSecondFactor: known.hasSecondFactor ?? false,
      endedSessions: known.endedSessions.map(({ sid }) => sid),
      sessionsNotBefore: known.sessionsNotBefore,
      deleted: known.deleted,
    };
    return facts;
  };

type AccessChanged = EventHandler<typeof events, 'user.access-changed'>;

export function projectAccess(model: AccessFactsModel): { 'user.access-changed': AccessChanged } {
  return {
    'user.access-changed': async event => {
      const { userId, ...set } = event.data;
      await project({ model, event, id: userId, set });
    },
  };
}
