import { Column, GreenBand } from '@sufra/web-kit';
import { DuaText } from '../duas/dua-text.tsx';
import { afterEating } from '../duas/duas.ts';
import styles from './after-eating.module.css';

/** The page opens with the words before a meal and closes with those after it. */
export const AfterEating = () => (
  <Column roomy>
    <GreenBand as="section" className={styles.band} aria-labelledby="after-eating">
      <div className={styles.words}>
        <DuaText dua={afterEating()} id="after-eating" />
      </div>
    </GreenBand>
  </Column>
);
