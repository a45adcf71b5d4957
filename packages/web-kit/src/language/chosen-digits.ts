const key = 'digits';

/** How numbers are written: 0 to 9, or with the digits of the page's language, where that has its own. */
export type Digits = 'latin' | 'own';

/** What this browser's visitor has chosen; the shell's first script reads it before anything is painted. */
export function chosenDigits(): Digits | undefined {
  try {
    const chosen = localStorage.getItem(key);
    return chosen === 'own' || chosen === 'latin' ? chosen : undefined;
  } catch {
    return undefined; // storage is switched off in this browser
  }
}

/** From the next page on: a page has one way to write numbers as long as it lives. */
export function rememberDigits(digits: Digits) {
  try {
    localStorage.setItem(key, digits);
  } catch {
    // Storage is switched off: numbers stay 0 to 9.
  }
}
