const key = 'sufra:household-invitation';

/** Kept in this tab while its reader signs in; an invitation is no key to an account. */
export function keepInvitation(token: string): void {
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Storage is switched off: then the link in the mail is opened once more.
  }
}

export function keptInvitation(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none.
  }
}
