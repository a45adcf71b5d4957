import { keepLanguage } from '../address/keep-language.ts';

const key = 'sufra:return-to';

/** Kept in this tab while the browser is away at Google. */
export function rememberReturnTo(path: string | null) {
  keepLanguage();
  try {
    if (path) sessionStorage.setItem(key, path);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: then it will be the dashboard.
  }
}

/** Where to go now, once; null for nowhere in particular. Whatever lies there has to pass `safeReturnTo`. */
export function takeReturnTo(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path;
  } catch {
    return null;
  }
}
