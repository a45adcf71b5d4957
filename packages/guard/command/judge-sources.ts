import type { Readable } from 'node:stream';
import { type Verdict, verdicts, worstOf } from '../src/judgement.ts';
import { asJson, asText } from './print-judgement.ts';
import type { Request, Source } from './read-arguments.ts';
import { type Read, readTexts } from './read-texts.ts';

/** What a command reads from and writes to. */
export type Streams = {
  /** Read where no source is named. */
  input: Readable;
  write: (text: string) => Promise<void>;
  writeError: (text: string) => void;
  /** Told as it becomes worse. */
  onWorst: (worst: Verdict) => void;
};

/** Judges all that is asked for as it is read. */
export async function judgeSources({ sources, isJson, language }: Request, streams: Streams): Promise<void> {
  const counts = { halal: 0, doubtful: 0, haram: 0 };
  const print = isJson ? asJson : asText;
  const warn = (text: string) => streams.writeError(`guard: ${text}\n`);
  let worst: Verdict = 'halal';
  let judgeOne: typeof import('./judge-one.ts').judgeOne | undefined;
  for (const source of sources) {
    const before = total(counts);
    let isWarned = false;
    for await (const read of readTexts(source, streams.input)) {
      // Not before there is something to judge: it takes the words a second to load.
      judgeOne ??= (await import('./judge-one.ts')).judgeOne;
      const judged = judgeOne(read, language);
      counts[judged.verdict]++;
      worst = worstOf([{ verdict: worst }, judged]);
      streams.onWorst(worst);
      await streams.write(print(read, judged));
      if (isWarned || !isGarbled(read)) continue;
      isWarned = true;
      // A word whose letters are lost is not recognised: the reader should know.
      warn(`${nameOf(source)}${read.line ? `, line ${read.line}` : ''} holds bytes that are no UTF-8`);
    }
    if (total(counts) === before) warn(`${nameOf(source)} holds nothing to judge`);
  }
  if (!isJson && total(counts) > 1) await streams.write(`\n${summary(counts)}\n`);
}

const total = (counts: Record<Verdict, number>) => counts.halal + counts.doubtful + counts.haram;
const summary = (counts: Record<Verdict, number>) =>
  `${total(counts)} judged: ${verdicts.map(verdict => `${counts[verdict]} ${verdict}`).join(', ')}`;
const nameOf = (source: Source) =>
  'file' in source ? source.file : 'text' in source ? 'the text' : 'standard input';
const isGarbled = (read: Read) => JSON.stringify(read).includes('\ufffd');
