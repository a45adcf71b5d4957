import { isObject, type Json } from './json.ts';
import type { Replayable } from './replayable.ts';

const listPath = '/shopping-list';
const lineOf = (path: string) => /\/lines\/([\da-f]{24})/.exec(path)?.[1];

type Lines = (lines: Json[], line: string, body: unknown) => Json[];

/** The shopping list with a line changed; its own answer to a tick holds that line. */
const inList = (change: Lines): Pick<Replayable, 'what' | 'readsFrom' | 'shownIn'> => ({
  what: 'list',
  readsFrom: () => listPath,
  shownIn: (answer, { path, body }) => {
    const line = lineOf(path);
    if (!isObject(answer) || !isObject(answer.list) || !Array.isArray(answer.list.lines) || !line)
      return answer;
    return { ...answer, list: { ...answer.list, lines: change(answer.list.lines, line, body) } };
  },
});

const changed =
  (fields: readonly string[]): Lines =>
  (lines, line, body) =>
    lines.map(each =>
      each.id === line && isObject(body)
        ? { ...each, ...Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name))) }
        : each,
    );

const linePath = /^\/shopping-list\/lines\/[\da-f]{24}$/;

/** In the shop there is often no net: ticks, notes and lines that are taken off wait, each with its key. */
export const listReplayables: Replayable[] = [
  {
    method: 'PUT',
    path: /^\/shopping-list\/lines\/[\da-f]{24}\/tick$/,
    ...inList(changed(['isTicked'])),
    answers: (answer, path) => {
      const { list } = answer as { list: { lines: Json[]; version: unknown } };
      return { line: list.lines.find(({ id }) => id === lineOf(path)), version: list.version };
    },
  },
  { method: 'PATCH', path: linePath, ...inList(changed(['note', 'shelf'])) },
  { method: 'DELETE', path: linePath, ...inList((lines, line) => lines.filter(({ id }) => id !== line)) },
];
