import type { HouseholdRole } from '@sufra/contracts';
import { t } from '../texts/text.ts';

export const roleName = (role: HouseholdRole) =>
  ({ owner: () => t('household.owner'), cook: () => t('household.cook'), guest: () => t('household.guest') })[
    role
  ]();

/** What an owner may make of another member. */
export const givenRoles = () => [
  { value: 'cook', label: t('household.cook') },
  { value: 'guest', label: t('household.guest') },
];
