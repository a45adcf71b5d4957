import { endsSteps, type HeadingKind, headingOf } from '../headings/heading-of.ts';

const ofNutrition =
  /^(?:nutrition|nutrient|nährwert|valeurs? nutri|valori nutri|informa\S+ nutri|valores nutri|calories|calorías)[^.!?]{0,60}[:\d]/iu;

/** A line that begins another part ends this one; a first one that says the part again is passed over. */
export function untilPart(lines: string[], ending: HeadingKind[]): string[] {
  const ends = (line: string) => {
    const kind = headingOf(line);
    if (kind === 'after') return endsSteps(line);
    return (kind !== undefined && ending.includes(kind)) || ofNutrition.test(line);
  };
  const from = lines.findIndex(line => !ends(line));
  const rest = lines.slice(Math.max(from, 0));
  const to = rest.findIndex(ends);
  return to < 0 ? rest : rest.slice(0, to);
}
