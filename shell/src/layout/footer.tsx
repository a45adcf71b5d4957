import { brand } from '@sufra/contracts';
import { Column, Logo } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { useIsOffered } from '../slices/offered.tsx';
import styles from './footer.module.css';
import type { FooterLink } from './site-links.ts';

type LinkColumnProps = { title: string; links: FooterLink[] };

const columns: LinkColumnProps[] = [
  {
    title: 'Explore',
    links: [
      { to: '/', label: 'Home' },
      { to: '/sunnah-foods', label: 'Sunnah foods' },
      { to: '/blog', label: 'Blog' },
      { to: '/how-we-check', label: 'How we check', ifOffered: true },
      { to: '/charity', label: 'Charity ledger', ifOffered: true },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/terms', label: 'Terms of Service' },
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/contact', label: 'Contact' },
    ],
  },
];

export const Footer = () => (
  <footer className={styles.footer} data-print="hide">
    <Column className={styles.inside}>
      <div className={styles.brand}>
        <Logo />
        <p>{brand.tagline}.</p>
        <a className={styles.link} href={`mailto:${brand.contactAddress}`}>
          {brand.contactAddress}
        </a>
      </div>
      {columns.map(column => (
        <LinkColumn key={column.title} {...column} />
      ))}
      <nav aria-label={`${brand.name} elsewhere`} className={styles.social}>
        <p className={styles.title}>Follow us</p>
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
      <p>{brand.name} is a kitchen aid, not a fatwa. Please check labels and allergens yourself.</p>
    </Column>
  </footer>
);

function LinkColumn({ title, links }: LinkColumnProps) {
  const isOffered = useIsOffered();
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
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
