import { brand, limits } from '@sufra/contracts';
import { Column, Notice, Opening, PageHead } from '@sufra/web-kit';
import { Clock, Mail } from 'lucide-react';
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
          title="Contact Us"
          description={`Write to ${brand.name}: we respond within ${limits.supportAnswerHours} hours.`}
          heading="Contact Us"
          lead="A question about a recipe, your account or a payment, a mistake that you have found, an idea? A person reads every message."
        />
        <address className={styles.card}>
          <p className={styles.eyebrow}>Write to us</p>
          <a className={styles.address} href={`mailto:${brand.contactAddress}`}>
            <Mail aria-hidden="true" />
            {brand.contactAddress}
          </a>
          <p className={styles.promise}>
            <Clock aria-hidden="true" />
            We respond within {limits.supportAnswerHours} hours
          </p>
          <Notice title="Cancelling a subscription?" role="note">
            Please write from the e-mail address that you registered with, or name it in your message: without
            it we cannot find your subscription.
          </Notice>
        </address>
      </Opening>
      <LegalText id="terms" title="Terms of Service" sections={terms} />
      <LegalText id="privacy" title="Privacy Policy" sections={privacy} />
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
