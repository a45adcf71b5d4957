import { type FreeQuota, type Plan, premium } from '@sufra/contracts';

interface Offer {
  priceId: string;
  generationsPerHour: number;
  quota: FreeQuota;
}

const freeRecipes = ({ size, renews }: FreeQuota) =>
  renews === 'monthly' ? `${size} recipes each month, renewed on the first` : `${size} recipes`;

/** The two plan cards. */
export const plans = ({ priceId, generationsPerHour, quota }: Offer): Plan[] => [
  {
    title: 'Free',
    description: 'To taste',
    price: 0,
    currency: premium.currency,
    interval: null,
    features: [freeRecipes(quota), 'Main and light meals, snacks', 'The whole Sunnah guide'],
    quota,
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
    quota: null,
    mode: 'subscription',
    highlighted: true,
    priceId,
  },
];
