import { Column, Notice, PageHead, Skeleton, useBrowserValue, useSession } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { t, tRich } from '../texts/text.ts';
import { useRamadanChoice } from './choice/use-ramadan-choice.ts';
import { Fasts } from './month/fasts.tsx';
import { Month } from './month/month.tsx';
import styles from './ramadan-page.module.css';
import { FastSwitches } from './reminders/fast-switches.tsx';
import { Settings } from './settings/settings.tsx';
import { useRenewal } from './subscription/use-renewal.ts';
import { useNow } from './times/use-now.ts';
import { TownField } from './towns/town-field.tsx';

/** `/ramadan`: the month in one's own town. The build draws what is the same every day and for every reader. */
export default function RamadanPage() {
  const isInBrowser = useBrowserValue(() => true, false);
  return (
    <Column roomy className={styles.page}>
      <PageHead
        title={t('ramadan.title')}
        description={t('ramadan.description')}
        heading={t('ramadan.title')}
        lead={t('ramadan.lead')}
      />
      {isInBrowser ? <Chosen /> : <Skeleton shape="block" height="30rem" />}
      <p className={styles.source}>{t('ramadan.source')}</p>
    </Column>
  );
}

const minute = 60_000;

function Chosen() {
  const { choice, change, isKept } = useRamadanChoice();
  const now = useNow(minute);
  useRenewal(useSession().user?._id, choice);
  return (
    <>
      <TownField town={choice.town} onChoose={town => change({ town, method: undefined, asr: undefined })} />
      {!isKept && <Notice tone="warning">{t('ramadan.notKept')}</Notice>}
      {now ? <Month choice={choice} now={now} /> : <Skeleton shape="block" height="30rem" />}
      <Settings choice={choice} onChange={change} />
      <FastSwitches choice={choice} />
      <p data-print="hide">
        {t('evening.ramadan')} <Link to="/dashboard/evening">{t('evening.title')}</Link>
      </p>
      <p data-print="hide">{tRich('ramadan.eid', { link: words => <Link to="/eid">{words}</Link> })}</p>
      {now && <Fasts choice={choice} now={now} onShow={showsFasts => change({ showsFasts })} />}
    </>
  );
}
