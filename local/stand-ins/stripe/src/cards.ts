export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error' | 'authentication_required';
  declineCode: string;
  message: string;
}

interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  what: string;
  /** When it pays: always, never, only at a checkout. */
  pays: 'always' | 'never' | 'once';
  asksOwner?: boolean;
  decline?: Decline;
}

const declined: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

/** The numbers are those of Stripe's own test cards. The first four are offered on the page. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', what: 'pays', pays: 'always' },
  { number: '4000000000000002', brand: 'visa', what: 'is declined', pays: 'never', decline: declined },
  {
    number: '4000002500003155',
    brand: 'visa',
    what: 'asks its owner first',
    pays: 'always',
    asksOwner: true,
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    what: 'pays now, fails on renewal',
    pays: 'once',
    decline: declined,
  },
  { number: '5555555555554444', brand: 'mastercard', what: 'pays', pays: 'always' },
  { number: '378282246310005', brand: 'amex', what: 'pays', pays: 'always' },
  {
    number: '4000000000009995',
    brand: 'visa',
    what: 'has not enough on it',
    pays: 'never',
    decline: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    what: 'is over',
    pays: 'never',
    decline: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    what: 'has another security code',
    pays: 'never',
    decline: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: 'Your card’s security code is incorrect.',
    },
  },
];

export const offeredCards = testCards.slice(0, 4);

export const cardOf = (number: string) => testCards.find(card => card.number === number);

export const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
