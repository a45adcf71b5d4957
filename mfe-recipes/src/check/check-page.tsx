import { Column, PageHead } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import layout from '../section/ask-beside-answer.module.css';
import { t, tRich } from '../texts/text.ts';
import { CheckLabel } from './check-label.tsx';
import styles from './check-page.module.css';

/** `/check`: the list of ingredients of a packet, each with what the check says of it. */
export default function CheckPage() {
  return (
    <Column roomy className={layout.page}>
      <PageHead
        title={t('check.title')}
        description={t('check.description')}
        heading={t('check.title')}
        lead={t('check.lead')}
      />
      <CheckLabel />
      <ul className={styles.about}>
        <li>{t('check.about.words')}</li>
        <li>{t('check.about.kept')}</li>
        <li>
          {tRich('check.about.wrong', {
            how: words => <Link to="/how-we-check">{words}</Link>,
            changes: words => <Link to="/check/changes">{words}</Link>,
          })}
        </li>
      </ul>
    </Column>
  );
}
