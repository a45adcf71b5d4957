import { followDigitsOfAccount } from '../digits/follow-account.ts';
import { showOffer } from './language-offer.tsx';

/** What can wait until the page stands. */
export function atRest() {
  showOffer();
  followDigitsOfAccount();
}
