import { type MongoError, toMongoError } from '../mongo-error.ts';
import type { Doc } from '../values/value.ts';

/** Runs the statements of a write command; an ordered one stops at the first that fails. */
export function eachStatement(
  command: Doc,
  statements: Doc[],
  run: (statement: Doc, index: number) => void,
): Doc {
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (thrown) {
      writeErrors.push(writeError(toMongoError(thrown), index));
      if (command.ordered !== false) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

function writeError({ code, message, details }: MongoError, index: number): Doc {
  return { index, code, ...details, errmsg: message };
}
