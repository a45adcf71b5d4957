import { limits, type Plan, premium } from '@sufra/contracts';

interface Offer {
  priceId: string;
  generationsPerHour: number;
}

/** The two plan cards. */
export const plans = ({ priceId, generationsPerHour }: Offer): Plan[] => [
  {
    title: 'Free',
    description: 'To taste',
    price: 0,
    currency: premium.currency,
    interval: null,
    features: [`${limits.freeGenerations} recipes`, 'Main and light meals, snacks', 'The whole Sunnah guide'],
    mode: 'free',
    highlighted: false,
    priceId: null,
  },
  {
    title: 'Premium',
    description: 'To cook every day',
    price: premium.pricePence,
    currency: premium.currency,
    interval: premium.interval,
    features: [
      `Unlimited recipes (fair use: ${generationsPerHour} an hour)`,
      'All meal types, suhoor and iftar too',
      'Save your favourites, plan your week',
    ],
    mode: 'subscription',
    highlighted: true,
    priceId,
  },
];
