import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '../../section/section.tsx';
import { t } from '../../texts/text.ts';
import styles from './feature-grid.module.css';
import { type Feature, features } from './features.ts';

export const FeatureGrid = () => (
  <Section sunken title={t('features.title')} lead={t('features.lead')}>
    <ul className={styles.grid}>
      {features().map(feature => (
        <FeatureEntry key={feature.title} feature={feature} />
      ))}
    </ul>
  </Section>
);

const FeatureEntry = ({ feature: { icon: Icon, title, words, links = [] } }: { feature: Feature }) => (
  <li className={styles.feature}>
    <Icon aria-hidden="true" />
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.words}>
      {words}
      {links.map(({ to, text }, at) => (
        <Fragment key={to}>
          {at === 0 ? ' ' : ' · '}
          <Link to={to}>{text}</Link>
        </Fragment>
      ))}
    </p>
  </li>
);
