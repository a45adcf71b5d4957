const key = 'sufra:new-email';

/** Keeps a typed address in this tab while its member signs in with Google once more. */
export function keepEmailDraft(userId: string, email: string) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, email }));
  } catch {
    // Storage is switched off: then it is typed again.
  }
}

/** What this very member had typed; another member may have come back from Google. */
export function emailDraftOf(userId: string): string {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const isOurs = typeof kept === 'object' && kept !== null && 'userId' in kept && kept.userId === userId;
    return isOurs && 'email' in kept && typeof kept.email === 'string' ? kept.email : '';
  } catch {
    return '';
  }
}

export function forgetEmailDraft() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
