// Small and without imports: the shell runs it before the first paint.

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'theme';
const changed = 'sufra:theme';

const isTheme = (value: unknown): value is Theme => themes.some(theme => theme === value);

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system'; // storage is switched off in this browser
  }
}

/** Marks the document; tokens.css does the rest. Following the system is the absence of a mark. */
export function applyTheme(theme: Theme = readTheme()) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;

  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const { scheme } = meta.dataset;
    const always = theme === scheme ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : always;
  }
}

export function setTheme(theme: Theme) {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
  applyTheme(theme);
  dispatchEvent(new CustomEvent(changed, { detail: theme }));
}

/** Follows the switch in this tab and in every other. */
export function watchTheme(listener: (theme: Theme) => void) {
  const onChange = (event: Event) => {
    if (event instanceof CustomEvent && isTheme(event.detail)) listener(event.detail);
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== themeKey && event.key !== null) return;
    const theme = readTheme();
    applyTheme(theme);
    listener(theme);
  };
  addEventListener(changed, onChange);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onStorage);
  };
}
