import { insideBrackets } from './brackets.ts';
import { isTraces } from './is-traces.ts';
import { signsThatCut } from './signs-that-cut.ts';
import { trimPart } from './trim-part.ts';
import { withoutHeading } from './without-heading.ts';

interface LabelLine {
  text: string;
  /** A warning of what may have come in unmeant, and no ingredient: 'may contain nuts'. */
  isTraces: boolean;
}

/** The ingredients of a label as they are listed, each with what stands in its brackets. */
export function labelLines(text: string): LabelLine[] {
  const label = withoutHeading(text);
  const lines: LabelLine[] = [];
  let isInWarning = false;
  let from = 0;
  const take = (until: number, endsSentence: boolean) => {
    const part = trimPart(label.slice(from, until));
    const warned = isInWarning ? lines.at(-1) : undefined;
    // 'May contain: milk, nuts' is one warning, up to the end of its sentence.
    if (part && warned) warned.text += `, ${part}`;
    else if (part) lines.push({ text: part, isTraces: isTraces(part) });
    isInWarning = !endsSentence && lines.at(-1)?.isTraces === true;
    from = until + 1;
  };
  const cuts = signsThatCut(label, insideBrackets(label));
  for (const { at, endsSentence } of cuts) take(at, endsSentence);
  take(label.length, true);
  return lines;
}
