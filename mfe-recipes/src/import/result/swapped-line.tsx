import type { JudgedLine, School } from '@sufra/contracts';
import { SelectField, say } from '@sufra/web-kit';
import { ReportVerdict } from '../../report/report-verdict.tsx';
import { useSubstitutes } from '../../substitutes/say-substitute.ts';
import { t } from '../../texts/text.ts';
import type { LineWithSwap } from './adapted.ts';
import { LineReason } from './line-reason.tsx';
import { shownVerdict } from './shown-verdict.ts';
import styles from './verdict-line.module.css';
import { VerdictMark } from './verdict-mark.tsx';

interface SwappedLineProps {
  line: JudgedLine;
  swap: NonNullable<LineWithSwap['swap']>;
  avoided: string | undefined;
  /** What is to be asked about its amount. */
  question: string | undefined;
  school: School | undefined;
  onChoose: (use: string) => void;
}

/** An ingredient that took the place of another, what it does to the dish, and what could stand there as well. */
export const SwappedLine = ({
  line,
  swap: { words, swaps, chosen },
  avoided,
  question,
  school,
  onChoose,
}: SwappedLineProps) => {
  const sayEffect = useSubstitutes();
  const effect = swaps.find(({ use }) => use === chosen)?.effect;
  return (
    <li className={styles.line}>
      <VerdictMark verdict={line.verdict} />
      <div className={styles.words}>
        <p dir="auto">{line.text}</p>
        {avoided && <p className={styles.reason}>{avoided}</p>}
        {question && <p className={styles.reason}>{say(question)}</p>}
        <LineReason {...line} />
        <SelectField
          label={t('import.adapted.for', { words })}
          value={chosen}
          hint={effect && sayEffect(effect)}
          onChange={event => onChoose(event.target.value)}
        >
          {swaps.map(({ use }) => (
            <option key={use}>{use}</option>
          ))}
        </SelectField>
      </div>
      <ReportVerdict isSmall verdicts={[shownVerdict(line, school)]} />
    </li>
  );
};
