import { brand } from '@sufra/contracts';
import { Arabic } from '../ui/arabic.tsx';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pattern } from '../ui/pattern.tsx';
import styles from './gallery.module.css';
import { Shelf } from './shelf.tsx';

const colours = [
  'paper',
  'surface',
  'sunken',
  'line',
  'ink',
  'ink-soft',
  'ink-faint',
  'green',
  'green-deep',
  'green-wash',
  'saffron',
  'saffron-wash',
  'saffron-ink',
  'danger',
  'danger-wash',
];

export const LookShelf = () => (
  <Shelf title="Look">
    <div className={styles.hero}>
      <Pattern fade="fromEnd" />
      <div className={styles.section}>
        <h3>{brand.tagline}</h3>
        <p>{brand.description}</p>
        <div className={styles.row}>
          <LinkButton to="/">Get Started</LinkButton>
        </div>
      </div>
      <Card padding="roomy">
        <Arabic transliteration="Bismillāh" translation="In the name of Allah.">
          بِسْمِ اللهِ
        </Arabic>
      </Card>
    </div>
    <div className={styles.swatches}>
      {colours.map(name => (
        <div key={name} className={styles.swatch}>
          <div className={styles.colour} style={{ background: `var(--${name})` }} />
          {name}
        </div>
      ))}
    </div>
    <p>
      A line of text with <a href="/">a link home</a>, a <mark>marked ingredient</mark> and{' '}
      <strong>weight</strong>.
    </p>
  </Shelf>
);
