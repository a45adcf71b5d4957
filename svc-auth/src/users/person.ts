import type { User } from './user-model.ts';

/** Whom a mail speaks to. Before the first confirmation that is the visitor who signed up last. */
export const personOf = (user: User) => ({
  userId: String(user._id),
  email: user.email,
  name: user.verifiedAt ? user.name : (user.pendingSignUps.at(-1)?.name ?? user.name),
  ...inLanguage(user.language ?? user.pendingSignUps.at(-1)?.language),
  ...withDigits(user.digits),
});

/** What an event says of the language of its mails. */
export const inLanguage = (language: string | undefined) => (language ? { language } : {});

/** The same of how numbers are written in them. */
export const withDigits = (digits: User['digits']) => (digits ? { digits } : {});
