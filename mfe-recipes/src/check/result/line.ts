import type { CheckedText } from '@sufra/contracts';

/** An ingredient of the label, judged. */
export type Line = CheckedText['lines'][number];
