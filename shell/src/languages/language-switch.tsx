import { Menu, part } from '@sufra/web-kit';
import { Globe } from 'lucide-react';
import { t } from '../texts/text.ts';
import styles from './language-switch.module.css';

const Languages = part(
  () => import('./languages.tsx').then(({ Languages }) => Languages),
  () => null,
);

/** The languages come when they are asked for: most visitors never change theirs. */
export const LanguageSwitch = () => (
  <Menu
    waitsForPress
    trigger={
      <button type="button" className={styles.trigger} aria-label={t('language.switch')} data-print="hide">
        <Globe aria-hidden="true" />
        <span className={styles.name}>{t('language.name')}</span>
      </button>
    }
  >
    <Languages />
  </Menu>
);
