import type { CheckedText } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { useEffect, useRef, useState } from 'react';
import type { Asked } from './asked.ts';

export type Checking =
  | { status: 'idle' | 'running' }
  | { status: 'failed'; error: unknown; asked: Asked }
  | { status: 'done'; checked: CheckedText; asked: Asked };

/** One check at a time: the answer to an earlier one is not shown. */
export function useCheck() {
  const [checking, setChecking] = useState<Checking>({ status: 'idle' });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  async function check(asked: Asked) {
    under.current?.abort();
    const own = new AbortController();
    under.current = own;
    const show = (next: Checking) => own.signal.aborted || setChecking(next);
    show({ status: 'running' });
    try {
      const { text, school } = asked;
      const checked = await call('POST /halal/check', {
        body: { text, ...(school && { school }) },
        signal: own.signal,
      });
      show({ status: 'done', checked, asked });
    } catch (error) {
      show({ status: 'failed', error, asked });
    }
  }
  return { checking, check };
}
