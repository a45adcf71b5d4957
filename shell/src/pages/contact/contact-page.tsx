import { brand, limits } from '@sufra/contracts';
import { Column, Notice, Opening, PageHead } from '@sufra/web-kit';
import { Clock, Mail } from 'lucide-react';
import { t } from '../../texts/text.ts';
import { LastUpdated } from '../legal/last-updated.tsx';
import { privacy } from '../legal/privacy.tsx';
import { type LegalSection, Sections } from '../legal/sections.tsx';
import { terms } from '../legal/terms.tsx';
import styles from './contact-page.module.css';

export default function ContactPage() {
  return (
    <>
      <Opening className={styles.columns}>
        <PageHead
          title={t('contact.title')}
          description={t('contact.description', { brand: brand.name, hours: limits.supportAnswerHours })}
          heading={t('contact.title')}
          lead={t('contact.lead')}
        />
        <address className={styles.card}>
          <p className={styles.eyebrow}>{t('contact.write')}</p>
          <a className={styles.address} href={`mailto:${brand.contactAddress}`}>
            <Mail aria-hidden="true" />
            {brand.contactAddress}
          </a>
          <p className={styles.promise}>
            <Clock aria-hidden="true" />
            {t('contact.promise', { hours: limits.supportAnswerHours })}
          </p>
          <Notice title={t('contact.cancelling')} role="note">
            {t('contact.cancellingWords')}
          </Notice>
        </address>
      </Opening>
      <LegalText id="terms" title={t('link.terms')} sections={terms()} />
      <LegalText id="privacy" title={t('link.privacy')} sections={privacy()} />
    </>
  );
}

function LegalText({ id, title, sections }: { id: string; title: string; sections: LegalSection[] }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.text}>
      <Column roomy className={styles.legal}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={styles.eyebrow}>
            <LastUpdated />
          </p>
        </div>
        <Sections sections={sections} level="h3" prefix={`${id}-`} />
      </Column>
    </section>
  );
}
