import { MongoError } from '../mongo-error.ts';

/** mingo says what is wrong with a pipeline in words of its own and without a number. */
export function asMongoError(thrown: unknown): MongoError {
  if (thrown instanceof MongoError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const isUnknownStage = /unregistered pipeline operator/i.test(message);
  return new MongoError(isUnknownStage ? 'UnknownStage' : 'FailedToParse', message);
}
