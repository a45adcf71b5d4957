import { type CheckedText, limits } from '@sufra/contracts';
import { guardVersion, judge, worstOf } from '@sufra/guard';
import { judgeBySchool, type School } from '@sufra/guard/schools';
import { type Limit, limitKey, type Throttle } from '@sufra/service-kit';
import { inContractWords } from './judge-text.ts';
import { labelLines } from './label-lines.ts';

const perMinute: Limit = { name: 'checked-texts', most: limits.checksPerMinute, windowMs: 60_000 };

interface Asked {
  text: string;
  school?: School | undefined;
}

/** Each line of a label with what is said of it, by the line of the guard or of the school that was asked for. */
export async function checkText(
  { throttle, ip }: { throttle: Throttle; ip: string },
  { text, school }: Asked,
): Promise<CheckedText> {
  await throttle.take(perMinute, limitKey(ip));
  const around = labelLines(text);
  const lines = around.map(line => {
    const { verdict, differing } = judgeBySchool(line, { around, ...(school && { school }) });
    return {
      text: line,
      verdict,
      findings: judge(line, { around }).findings.map(inContractWords),
      differing,
    };
  });
  return { verdict: worstOf(lines), version: guardVersion, lines };
}
