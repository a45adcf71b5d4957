import { Monitor, Moon, Sun } from 'lucide-react';
import { useElementId } from '../ui/use-element-id.ts';
import { setTheme } from './theme.ts';
import styles from './theme-switch.module.css';
import { useTheme } from './use-theme.ts';

const choices = [
  { theme: 'system', label: 'Like the system', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
] as const;

export function ThemeSwitch() {
  const name = useElementId();
  const chosen = useTheme();

  return (
    <fieldset className={styles.switch} aria-label="Theme" data-print="hide" data-depends-on="theme">
      {choices.map(({ theme, label, Icon }) => (
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
