import { turningSigns, withoutTurningIn } from '@sufra/contracts';
import type { Model } from 'mongoose';
import { completeDocuments } from './complete-documents.ts';

interface Straightening {
  model: Pick<Model<unknown>, 'collection'>;
  /** Where words of people stand in it, such as 'steps.text'. */
  texts: readonly string[];
  atOnce?: number;
  stopping?: AbortSignal;
}

/** Stored words of people lose what turns the direction of text; since then no call takes it. */
export const straightenDocuments = ({ texts, ...rest }: Straightening): Promise<void> =>
  completeDocuments<{ _id: unknown; v?: number }>({
    ...rest,
    lacking: { $or: texts.map(path => ({ [path]: { $regex: turningSigns } })) },
    madeOf: [...new Set(texts.map(path => path.split('.')[0] ?? path))],
    lacks: ({ _id, v, ...words }) => withoutTurningIn(words),
  });
