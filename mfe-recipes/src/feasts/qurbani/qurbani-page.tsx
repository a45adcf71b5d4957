import { Column, PageHead } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { t, tRich } from '../../texts/text.ts';
import { Bodies } from '../bodies/bodies.tsx';
import { Contents } from '../contents.tsx';
import { FeastDate } from '../dates/feast-date.tsx';
import styles from '../part.module.css';
import { Part } from '../part.tsx';
import { Cuts } from './cuts/cuts-list.tsx';
import { Keeping } from './keeping/keeping.tsx';
import { Shares } from './shares/shares.tsx';

/** `/qurbani`: from the animal to the table. */
export default function QurbaniPage() {
  return (
    <Column roomy className={styles.page}>
      <div>
        <PageHead
          title={t('qurbani.title')}
          description={t('qurbani.description')}
          heading={t('qurbani.title')}
          lead={t('qurbani.lead')}
        />
        <FeastDate feast="adha" name={t('eid.adha')} />
        <Contents
          parts={[
            { id: 'shares', title: t('qurbani.shares.title') },
            { id: 'cuts', title: t('qurbani.cuts.title') },
            { id: 'keeping', title: t('qurbani.keeping.title') },
            { id: 'ask', title: t('qurbani.ask.title') },
          ]}
        />
      </div>
      <Part title={t('qurbani.shares.title')} id="shares">
        <p>{t('qurbani.shares.lead')}</p>
        <Shares />
      </Part>
      <Part title={t('qurbani.cuts.title')} id="cuts">
        <p>{t('qurbani.cuts.lead')}</p>
        <Cuts />
        <p>{t('qurbani.offal')}</p>
        <p>{tRich('qurbani.menu', { link: words => <Link to="/eid#adha">{words}</Link> })}</p>
      </Part>
      <Part title={t('qurbani.keeping.title')} id="keeping">
        <Keeping />
      </Part>
      <Part title={t('qurbani.ask.title')} id="ask">
        <p>{t('qurbani.ask')}</p>
        <Bodies />
      </Part>
    </Column>
  );
}
