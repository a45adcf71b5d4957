import { ModelFailure } from './model/model-failure.ts';
import type { Model } from './model/open-model.ts';

/** How long a generation takes beside its model: what the model writes, and what we wait because it was busy, is left out. */
export function ownTime(model: Model, now = () => performance.now()) {
  const began = now();
  let ofModel = 0;
  let calls = 0;
  let busySince: number | undefined;

  const timed: Model = async asked => {
    const start = now();
    if (busySince !== undefined) ofModel += start - busySince;
    busySince = undefined;
    calls += 1;
    let ofUs = 0;
    const onText = (soFar: string) => {
      const from = now();
      asked.onText(soFar);
      ofUs += now() - from;
    };
    try {
      return await model({ ...asked, onText });
    } catch (error) {
      if (error instanceof ModelFailure) busySince = now();
      throw error;
    } finally {
      ofModel += now() - start - ofUs;
    }
  };
  return { model: timed, calls: () => calls, seconds: () => (now() - began - ofModel) / 1_000 };
}
