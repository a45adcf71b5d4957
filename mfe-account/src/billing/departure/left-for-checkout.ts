const key = 'sufra:left-for-checkout';

/** In this tab. Where the browser keeps nothing, no member is told of a checkout that was left. */
export function noteLeavingForCheckout() {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Only the words about it are lost.
  }
}

export function hasLeftForCheckout() {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function forgetCheckout() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is nothing to forget.
  }
}
