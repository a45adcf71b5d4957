import { useEffect, useState } from 'react';
import { readTheme, watchTheme } from './theme.ts';

/** What the reader has chosen; 'system' leaves it to the browser. */
export function useTheme() {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => watchTheme(setTheme), []);
  return theme;
}
