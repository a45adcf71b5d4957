import { session } from '@sufra/web-kit';
import { chosenDigits, rememberDigits } from '@sufra/web-kit/chosen-digits';
import { keepDigitsOnAccount } from './choose-digits.ts';

/** What the account says counts in each browser of its member, from the next page that it loads; what a member chose as a visitor goes there. */
export function followDigitsOfAccount() {
  const follow = () => {
    const { user } = session.get();
    const chosen = chosenDigits();
    if (!user || user.digits === chosen) return;
    if (user.digits) rememberDigits(user.digits);
    else if (chosen) void keepDigitsOnAccount(chosen);
  };
  session.subscribe(follow);
  follow();
}
