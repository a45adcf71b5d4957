/** An entry of English has a note where a translator cannot tell from the text alone where it stands. */
export type Entry = string | { text: string; note: string };

/** What `src/texts/en.json` and its neighbours hold: texts by key, in ICU's message format. */
export type Catalogue = Record<string, Entry>;

export const textOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.text);

export const noteOf = (entry: Entry) => (typeof entry === 'string' ? undefined : entry.note);
