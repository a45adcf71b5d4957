import { MongoError } from '../mongo-error.ts';
import { compileFilter } from '../query/filter.ts';
import { type Doc, isDoc } from '../values/value.ts';

/** Throws for a document that the collection's validator, a filter, does not match. */
export type Validator = (doc: Doc) => void;

export function validatorOf({ validator, validationAction, validationLevel }: Doc): Validator {
  if (!isDoc(validator) || Object.keys(validator).length === 0) return () => undefined;
  const matches = compileFilter(validator);
  if (validationAction === 'warn' || validationLevel === 'off') return () => undefined;
  return doc => {
    if (matches(doc)) return;
    throw new MongoError('DocumentValidationFailure', 'Document failed validation', {
      errInfo: { failingDocumentId: doc._id, details: { operatorName: '$and', specifiedAs: validator } },
    });
  };
}
