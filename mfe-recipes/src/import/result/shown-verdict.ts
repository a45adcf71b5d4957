import type { JudgedLine } from '@sufra/contracts';
import type { ShownVerdict } from '../../report/api/send-report.ts';

export const shownVerdict = ({ text, words, verdict }: JudgedLine): ShownVerdict => ({
  ...{ line: text, words: words.join(', '), verdict },
  ...{ rule: null, school: null, place: 'import' },
});
