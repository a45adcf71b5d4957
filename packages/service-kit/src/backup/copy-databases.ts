import { documentEntry, partEntry } from './content.ts';
import { type Client, collectionsOf, rawDocuments } from './databases.ts';
import { documentSum } from './document-sum.ts';

interface Copied {
  client: Client;
  databases: string[];
  say: (line: string) => void;
}

const sayEveryMs = 2_000;

/** All that the databases hold, as the content of a backup: one document is in memory at a time. */
export async function* copyDatabases({ client, databases, say }: Copied): AsyncIterable<Buffer> {
  let collections = 0;
  let saidAt = performance.now();
  for (const database of databases) {
    const source = client.db(database);
    for (const { name: collection, options } of await collectionsOf(source)) {
      const all = await source.collection(collection).indexes();
      const indexes = all.filter(({ name }) => name !== '_id_');
      yield partEntry({ part: 'collection', database, collection, options, indexes });
      const sum = documentSum();
      for await (const document of rawDocuments(source, collection)) {
        sum.add(document);
        yield documentEntry(document);
        if (performance.now() - saidAt < sayEveryMs) continue;
        saidAt = performance.now();
        say(`${database}.${collection}: ${sum.read().documents} documents …`);
      }
      yield partEntry({ part: 'end', database, collection, ...sum.read() });
      collections += 1;
    }
  }
  yield partEntry({ part: 'all', collections });
}
