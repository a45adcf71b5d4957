import { brand } from '@sufra/contracts';
import { Column, PageHead, useElementId } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t, tRich } from '../texts/text.ts';
import styles from './how-we-check-page.module.css';

export default function HowWeCheckPage() {
  return (
    <Column roomy>
      <PageHead
        title={t('howWeCheck.title')}
        description={t('howWeCheck.description')}
        heading={t('howWeCheck.title')}
        lead={t('howWeCheck.lead')}
      />
      <div className={styles.text}>
        <Part title={t('howWeCheck.checked.title')}>
          <p>{t('howWeCheck.checked.twice')}</p>
          <p>{t('howWeCheck.checked.program')}</p>
        </Part>
        <Part title={t('howWeCheck.answers.title')}>
          <dl className={styles.answers}>
            <dt>{t('howWeCheck.answers.halal.name')}</dt>
            <dd>{t('howWeCheck.answers.halal.words')}</dd>
            <dt>{t('howWeCheck.answers.doubtful.name')}</dt>
            <dd>{t('howWeCheck.answers.doubtful.words')}</dd>
            <dt>{t('howWeCheck.answers.haram.name')}</dt>
            <dd>{t('howWeCheck.answers.haram.words')}</dd>
          </dl>
        </Part>
        <Part title={t('howWeCheck.learns.title')}>
          <p>{t('howWeCheck.learns.words')}</p>
          <p>
            {tRich('howWeCheck.learns.reports', {
              check: words => <Link to="/check">{words}</Link>,
              changes: words => <Link to="/check/changes">{words}</Link>,
            })}
          </p>
        </Part>
        <Part title={t('howWeCheck.schools.title')}>
          <p>{t('howWeCheck.schools.words')}</p>
          <p>
            {tRich('howWeCheck.schools.choose', {
              link: words => <Link to="/dashboard/cooking">{words}</Link>,
            })}
          </p>
        </Part>
        <Part title={t('howWeCheck.limits.title')}>
          <ul className={styles.limits}>
            <li>{t('howWeCheck.limits.slaughter')}</li>
            <li>{t('howWeCheck.limits.packet')}</li>
            <li>{t('howWeCheck.limits.board')}</li>
            <li>{t('howWeCheck.limits.words')}</li>
            <li>{t('howWeCheck.limits.allergies')}</li>
          </ul>
        </Part>
        <Part title={t('howWeCheck.notFatwa.title')}>
          <p>{t('howWeCheck.notFatwa.words')}</p>
          <p>
            {tRich('howWeCheck.notFatwa.write', {
              address: <a href={`mailto:${brand.contactAddress}`}>{brand.contactAddress}</a>,
            })}
          </p>
        </Part>
      </div>
    </Column>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
