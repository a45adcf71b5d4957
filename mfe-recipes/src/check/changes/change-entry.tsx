import type { VerdictChange } from '@sufra/contracts';
import { Badge, formatDate, isRightToLeft } from '@sufra/web-kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { verdictNames } from '../../schools/verdict-names.ts';
import { t } from '../../texts/text.ts';
import { ruleTitle } from '../result/rule-titles.ts';
import styles from './changes-page.module.css';

const tones = { halal: 'green', doubtful: 'saffron', haram: 'danger' } as const;

/** What was judged how, how it is now, and why. */
export function ChangeEntry({ change }: { change: VerdictChange }) {
  const { words, before, after, reason, rule, version, changedAt } = change;
  const names = verdictNames();
  const Arrow = isRightToLeft() ? ArrowLeft : ArrowRight;
  return (
    <li className={styles.entry}>
      <h2 className={styles.words}>
        <bdi>{words}</bdi>
      </h2>
      <p className={styles.verdicts}>
        <Badge tone={tones[before]}>{names[before]}</Badge>
        {after !== before && (
          <>
            <Arrow aria-label={t('changes.became')} role="img" className={styles.arrow} />
            <Badge tone={tones[after]}>{names[after]}</Badge>
          </>
        )}
      </p>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <p className={styles.facts}>
        <time dateTime={changedAt}>{formatDate(changedAt)}</time> · {t('changes.version', { version })}
        {rule !== null && ` · ${t('check.line.rule', { rule, title: ruleTitle(rule) })}`}
      </p>
    </li>
  );
}
