import { Column, Opening, PageHead } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { LastUpdated } from './last-updated.tsx';
import styles from './legal-page.module.css';
import { type LegalSection, Sections } from './sections.tsx';

type LegalPageProps = { title: string; description: string; lead: string; sections: LegalSection[] };

export function LegalPage({ title, description, lead, sections }: LegalPageProps) {
  return (
    <article>
      <Opening>
        <PageHead
          title={title}
          description={description}
          heading={title}
          eyebrow={<LastUpdated />}
          lead={lead}
        />
      </Opening>
      <Column roomy className={styles.columns}>
        <nav aria-label={t('legal.contents')} className={styles.contents} data-print="hide">
          <ol>
            {sections.map(section => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Sections sections={sections} level="h2" />
      </Column>
    </article>
  );
}
