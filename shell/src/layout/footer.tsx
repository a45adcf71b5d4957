import { brand } from '@sufra/contracts';
import { brandTagline, Column, classes, Logo } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { useIsOffered, useVersions } from '../slices/offered.tsx';
import { t } from '../texts/text.ts';
import styles from './footer.module.css';
import { type FooterLink, forEverybody } from './site-links.ts';

type LinkColumnProps = { title: string; links: FooterLink[]; className?: string | undefined };

const columns = (): LinkColumnProps[] => [
  {
    title: t('footer.explore'),
    className: styles.explore,
    links: [
      ...forEverybody().slice(0, -1),
      { to: '/ramadan', label: t('link.ramadan'), ifOffered: true },
      { to: '/eid', label: t('link.eid'), ifOffered: true },
      { to: '/check', label: t('link.check'), ifOffered: true },
      { to: '/how-we-check', label: t('link.howWeCheck'), ifOffered: true },
      { to: '/charity', label: t('link.charityLedger'), ifOffered: true },
    ],
  },
  {
    title: t('footer.legal'),
    links: [
      { to: '/terms', label: t('link.terms') },
      { to: '/privacy', label: t('link.privacy') },
      { to: '/contact', label: t('link.contact') },
    ],
  },
];

export const Footer = () => (
  <footer className={styles.footer} data-print="hide">
    <Column className={styles.inside}>
      <div className={styles.brand}>
        <Logo />
        <p>{t('footer.tagline', { tagline: brandTagline() })}</p>
        <a className={styles.link} href={`mailto:${brand.contactAddress}`}>
          {brand.contactAddress}
        </a>
      </div>
      {columns().map(column => (
        <LinkColumn key={column.title} {...column} />
      ))}
      <nav aria-label={t('footer.elsewhere', { brand: brand.name })}>
        <p className={styles.title}>{t('footer.follow')}</p>
        <ul className={styles.list}>
          {brand.social.map(({ name, url }) => (
            <li key={name}>
              <a className={styles.link} href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Column>
    <Column className={styles.small}>
      <p>{t('footer.kitchenAid', { brand: brand.name })}</p>
      <Versions />
    </Column>
  </footer>
);

/** For whom a member writes to: what this page runs. */
function Versions() {
  const versions = useVersions();
  return (
    <p className={styles.versions}>
      {versions.length > 0 && (
        <>
          {t('footer.versions')}{' '}
          <a href="/api/docs#running">
            <bdi dir="ltr" translate="no">
              {versions.join(' · ')}
            </bdi>
          </a>
        </>
      )}
    </p>
  );
}

function LinkColumn({ title, links, className }: LinkColumnProps) {
  const isOffered = useIsOffered();
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={classes(styles.list, className)}>
        {links
          .filter(({ to, ifOffered }) => !ifOffered || isOffered(to))
          .map(({ to, label }) => (
            <li key={to}>
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
