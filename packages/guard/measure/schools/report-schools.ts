import { z } from 'zod';
import { judgeBySchool, schools } from '../../src/schools.ts';
import { say } from '../print-table.ts';
import { readJsonl } from '../read-jsonl.ts';

const verdict = z.enum(['halal', 'doubtful', 'haram']);
const SchoolLine = z.object({
  text: z.string(),
  lang: z.string().optional(),
  accept: z.object({
    hanafi: z.array(verdict),
    shafii: z.array(verdict),
    maliki: z.array(verdict),
    hanbali: z.array(verdict),
  }),
});

/** Lines on which the schools differ: right is one that has for each school a verdict that is accepted. */
export function reportSchools(
  path: string,
  { isQuiet, withLanguage }: { isQuiet: boolean; withLanguage: boolean },
) {
  const lines = readJsonl(path, SchoolLine);
  const wrong = lines.filter(({ text, lang, accept }) => {
    const language = withLanguage ? lang : undefined;
    const missed = schools.flatMap(school => {
      const judged = judgeBySchool(text, { school, language }).verdict;
      return accept[school].includes(judged) ? [] : [`${school} ${judged}`];
    });
    if (missed.length > 0 && !isQuiet) say(`${lang ?? '?'}: ${JSON.stringify(text)}: ${missed.join(', ')}`);
    return missed.length > 0;
  });
  const right = lines.length === 0 ? 1 : 1 - wrong.length / lines.length;
  say(JSON.stringify({ lines: lines.length, right }));
}
