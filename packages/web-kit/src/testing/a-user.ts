import type { User } from '@sufra/contracts';

export const aUser = (overrides: Partial<User> = {}): User => ({
  _id: '6650f0c2a1b2c3d4e5f60718',
  name: 'Maryam',
  email: 'maryam@sufra.example',
  createdAt: '2026-01-01T00:00:00.000Z',
  isPremium: false,
  isAdmin: false,
  isModerator: false,
  recipesGenerated: 1,
  generations_left: 2,
  ...overrides,
});
