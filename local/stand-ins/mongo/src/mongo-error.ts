import type { Doc } from './values/value.ts';

/** MongoDB's numbers, by the names that drivers and messages use. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  InvalidLength: 16,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  DocumentValidationFailure: 121,
  CannotIndexParallelArrays: 171,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  UnknownStage: 40324,
  MergeNeedsUniqueIndex: 51183,
  MergeStageNoMatchingDocument: 13113,
  OutOfDiskSpace: 14031,
  MissingField: 40414,
  UnknownField: 40415,
  BadRegularExpression: 51091,
} as const;

export type CodeName = keyof typeof codes;

/** A refusal that the client is told about, in MongoDB's words where they are known. */
export class MongoError extends Error {
  readonly codeName: CodeName;
  readonly code: number;
  readonly details: Doc;

  constructor(codeName: CodeName, message: string, details: Doc = {}) {
    super(message);
    this.name = 'MongoError';
    this.codeName = codeName;
    this.code = codes[codeName];
    this.details = details;
  }
}

/** Turns whatever was thrown into the refusal that the client reads. */
export function toMongoError(thrown: unknown): MongoError {
  if (thrown instanceof MongoError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const isBsonFault = thrown instanceof Error && thrown.name.startsWith('BSON');
  return new MongoError(isBsonFault ? 'BadValue' : 'InternalError', message);
}
