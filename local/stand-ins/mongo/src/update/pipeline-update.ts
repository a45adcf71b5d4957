import { runPlainStages } from '../expressions/plain-stages.ts';
import { MongoError } from '../mongo-error.ts';
import type { FilterOptions } from '../query/filter.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';

const allowed = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

export function pipelineUpdate(stages: Value[], { variables }: FilterOptions): (doc: Doc) => Doc {
  const checked = stages.map(stage => {
    const name = isDoc(stage) ? Object.keys(stage)[0] : undefined;
    if (!isDoc(stage) || !name || !allowed.has(name)) {
      throw new MongoError(
        'InvalidOptions',
        `${name ?? 'Such a stage'} is not allowed to be used within an update`,
      );
    }
    return stage;
  });
  return doc => {
    const [updated = doc] = runPlainStages([doc], checked, { variables });
    return '_id' in updated || !('_id' in doc) ? updated : { _id: doc._id, ...updated };
  };
}
