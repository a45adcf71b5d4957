import { search } from '../store/search.ts';
import { type Command, collectionOf, docOption, docsOption, numberOption } from './command.ts';
import { filterOptions } from './filter-options.ts';
import { eachStatement } from './write-errors.ts';

export const deleteDocs: Command = (command, context) => {
  const collection = collectionOf(command, context);
  let deleted = 0;
  const errors = eachStatement(command, docsOption(command, 'deletes'), statement => {
    const { docs } = search(collection, {
      filter: docOption(statement, 'q'),
      options: filterOptions({ let: command.let, ...statement }),
      limit: numberOption(statement, 'limit'),
    });
    for (const doc of docs) {
      collection?.remove(doc);
      deleted += 1;
    }
  });
  return { n: deleted, ...errors };
};
