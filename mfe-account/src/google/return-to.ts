import { safeReturnTo } from '@sufra/web-kit';

const key = 'sufra:return-to';

/** Kept in this tab while the browser is away at Google. */
export function rememberReturnTo(path: string | null) {
  try {
    if (path) sessionStorage.setItem(key, path);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: then it will be the dashboard.
  }
}

/** Where to go now, once; whatever lies there, it is a path of this site. */
export function takeReturnTo(): string {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return safeReturnTo(path);
  } catch {
    return safeReturnTo(null);
  }
}
