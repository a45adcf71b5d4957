import type { CheckedText } from '@sufra/contracts';
import { CircleCheck, CircleX, Search } from 'lucide-react';
import { t } from '../../texts/text.ts';
import styles from './verdict-title.module.css';

interface VerdictTitleProps {
  verdict: CheckedText['verdict'];
  forbidden: number;
  doubtful: number;
}

/** Takes the focus when it comes, and so is read out. */
export function VerdictTitle({ verdict, forbidden, doubtful }: VerdictTitleProps) {
  const Icon = { halal: CircleCheck, doubtful: Search, haram: CircleX }[verdict];
  return (
    <div className={styles[verdict]}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <h2 className={styles.title} tabIndex={-1} data-answer="">
          {titles()[verdict]}
        </h2>
        <p>{saidOf({ verdict, forbidden, doubtful })}</p>
      </div>
    </div>
  );
}

const titles = () => ({
  halal: t('check.verdict.halal'),
  doubtful: t('check.verdict.doubtful'),
  haram: t('check.verdict.haram'),
});

function saidOf({ verdict, forbidden, doubtful }: VerdictTitleProps): string {
  if (verdict === 'halal') return t('check.verdict.halalWords');
  if (verdict === 'doubtful') return t('check.verdict.doubtfulWords', { count: doubtful });
  return doubtful > 0
    ? t('check.verdict.bothWords', { forbidden, doubtful })
    : t('check.verdict.haramWords', { count: forbidden });
}
