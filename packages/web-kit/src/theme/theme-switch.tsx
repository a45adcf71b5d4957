import { Monitor, Moon, Sun } from 'lucide-react';
import { t } from '../texts/text.ts';
import { useElementId } from '../ui/use-element-id.ts';
import { setTheme } from './theme.ts';
import styles from './theme-switch.module.css';
import { useTheme } from './use-theme.ts';

const choices = () =>
  [
    { theme: 'system', label: t('theme.system'), Icon: Monitor },
    { theme: 'light', label: t('theme.light'), Icon: Sun },
    { theme: 'dark', label: t('theme.dark'), Icon: Moon },
  ] as const;

export function ThemeSwitch() {
  const name = useElementId();
  const chosen = useTheme();

  return (
    <fieldset
      className={styles.switch}
      aria-label={t('theme.label')}
      data-print="hide"
      data-depends-on="theme"
    >
      {choices().map(({ theme, label, Icon }) => (
        <label key={theme} className={styles.choice} title={label}>
          <input
            type="radio"
            name={name}
            value={theme}
            aria-label={label}
            checked={chosen === theme}
            onChange={() => setTheme(theme)}
          />
          <Icon aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
