import { type CheckedText, limits } from '@sufra/contracts';
import { guardVersion, worstOf } from '@sufra/guard';
import { contentsOf } from '@sufra/guard/allergens';
import { judgeBySchool, type School } from '@sufra/guard/schools';
import { type Limit, limitKey, type Throttle } from '@sufra/service-kit';
import { inContractWords } from './judge-text.ts';
import { labelLines } from './label/label-lines.ts';
import { spellAdditives } from './label/spell-additives.ts';

const perMinute: Limit = { name: 'checked-texts', most: limits.checksPerMinute, windowMs: 60_000 };

interface Asked {
  text: string;
  school?: School | undefined;
}

/** Each line of a label with what is said of it, by the line of the guard or of the school that was asked for. */
export async function checkText(
  { throttle, ip }: { throttle: Throttle; ip: string },
  asked: Asked,
): Promise<CheckedText> {
  await throttle.take(perMinute, limitKey(ip));
  return judgeLabel(asked);
}

export function judgeLabel({ text, school }: Asked): CheckedText {
  const label = labelLines(text).map(line => ({ ...line, spelled: spellAdditives(line.text) }));
  const around = label.map(({ spelled }) => spelled.text);
  const lines = label.map(({ text: line, isTraces, spelled }) => {
    const { verdict, findings, differing } = judgeBySchool(spelled.text, {
      around,
      ...(school && { school }),
    });
    const asOnLabel = <Said extends { words: string }>(said: Said): Said => ({
      ...said,
      words: closed(spelled.asWritten(said.words), line),
    });
    return {
      text: line,
      verdict,
      isTraces,
      findings: findings.map(inContractWords).map(asOnLabel),
      differing: differing.map(asOnLabel),
    };
  });
  return { verdict: worstOf(lines), version: guardVersion, lines, contents: contentsOfLabel(label) };
}

/** 'emulsifier (471' is 'emulsifier (471)' where the label says so. */
const closed = (words: string, line: string) =>
  words.includes('(') && !words.includes(')') && line.includes(`${words})`) ? `${words})` : words;

/** What the ingredients name of the fourteen; of what the label warns is shown as its own words. */
function contentsOfLabel(lines: readonly { text: string; isTraces: boolean }[]): CheckedText['contents'] {
  const listed = lines.flatMap(({ text, isTraces }, index) => (isTraces ? [] : [{ text, index }]));
  const { contains, diets } = contentsOf({ ingredients: listed.map(({ text }) => text) });
  const placed = contains.map(({ allergen, lines: named }) => ({
    allergen,
    lines: named.map(({ words, part, index }) => ({ words, part, index: listed[index]?.index ?? index })),
  }));
  return { contains: placed, diets };
}
