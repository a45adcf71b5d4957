import { brand } from '@sufra/contracts';
import { Link } from 'react-router-dom';
import { Arabic } from '../ui/arabic.tsx';
import { GreenBand } from '../ui/green-band.tsx';
import { Opening } from '../ui/opening.tsx';
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
    <Opening>
      <h3>{brand.tagline}</h3>
      <p>{brand.description}</p>
    </Opening>
    <GreenBand className={styles.band}>
      <Arabic transliteration="Bismillāh" translation="In the name of Allah.">
        بِسْمِ اللهِ
      </Arabic>
      <Link to="/">A link home</Link>
    </GreenBand>
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
