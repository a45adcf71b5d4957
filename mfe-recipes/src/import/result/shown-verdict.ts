import type { JudgedLine, School } from '@sufra/contracts';
import type { ShownVerdict } from '../../report/api/send-report.ts';

export const shownVerdict = (
  { text, words, verdict }: JudgedLine,
  school: School | undefined,
): ShownVerdict => ({
  ...{ line: text, words: words.join(', '), verdict },
  ...{ rule: null, school: school ?? null, place: 'import' },
});
