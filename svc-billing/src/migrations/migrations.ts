import type { Migration } from '@sufra/service-kit';
import type { SubscriptionModel } from '../models/subscription-model.ts';
import { renameNextCheck } from './001-rename-next-check.ts';

export const migrations = (subscriptions: SubscriptionModel): Migration[] => [
  { number: 1, name: 'rename next check', run: () => renameNextCheck(subscriptions) },
];
