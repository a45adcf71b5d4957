import { Column, PageHead } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t, tRich } from '../../texts/text.ts';
import { Bodies } from '../bodies/bodies.tsx';
import { Contents } from '../contents.tsx';
import { FeastDate } from '../dates/feast-date.tsx';
import { adhaDishes, fitrDishes } from '../dishes/dishes.ts';
import { Menu } from '../dishes/menu.tsx';
import styles from '../part.module.css';
import { Part } from '../part.tsx';

/** `/eid`: the dishes of both feasts, when they are, and where to ask about what is due. */
export default function EidPage() {
  return (
    <Column roomy className={styles.page}>
      <div>
        <PageHead
          title={t('eid.title')}
          description={t('eid.description')}
          heading={t('eid.title')}
          lead={t('eid.lead')}
        />
        <Contents
          parts={[
            { id: 'fitr', title: t('eid.fitr') },
            { id: 'adha', title: t('eid.adha') },
            { id: 'giving', title: t('eid.giving.title') },
          ]}
        />
      </div>
      <Part title={t('eid.fitr')} id="fitr">
        <FeastDate feast="fitr" />
        <p>{t('eid.fitr.lead')}</p>
        <Menu dishes={fitrDishes()} />
      </Part>
      <Part title={t('eid.adha')} id="adha">
        <FeastDate feast="adha" />
        <p>{tRich('eid.adha.lead', { link: to('/qurbani') })}</p>
        <Menu dishes={adhaDishes()} />
      </Part>
      <Part title={t('eid.giving.title')} id="giving">
        <p>{t('eid.giving.fitr')}</p>
        <p>{t('eid.giving.fidya')}</p>
        <p>{t('eid.giving.ask')}</p>
        <Bodies />
      </Part>
      <p className={styles.note}>{tRich('eid.moon', { link: to('/ramadan') })}</p>
    </Column>
  );
}

const to = (path: string) => (words: ReactNode) => <Link to={path}>{words}</Link>;
