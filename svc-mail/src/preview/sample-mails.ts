import type { Mail } from '../letter/letter.ts';
import { accountDeletedMail } from '../mails/account-deleted-mail.ts';
import { accountExistsMail } from '../mails/account-exists-mail.ts';
import { addressLeftMail } from '../mails/address-left-mail.ts';
import { changeUndoneMail } from '../mails/change-undone-mail.ts';
import { emailChangedMail } from '../mails/email-changed-mail.ts';
import { googleLinkedMail } from '../mails/google-linked-mail.ts';
import { householdInvitationMail } from '../mails/household-invitation-mail.ts';
import { newAddressConfirmedMail } from '../mails/new-address-confirmed-mail.ts';
import { newAddressMail } from '../mails/new-address-mail.ts';
import { passwordChangedMail } from '../mails/password-changed-mail.ts';
import { passwordResetMail } from '../mails/password-reset-mail.ts';
import { paymentFailedMail } from '../mails/payment-failed-mail.ts';
import { premiumEndedMail } from '../mails/premium-ended-mail.ts';
import { premiumStartedMail } from '../mails/premium-started-mail.ts';
import { publicationAnsweredMail } from '../mails/publication-answered-mail.ts';
import { publicationWithheldMail } from '../mails/publication-withheld-mail.ts';
import { receiptMail } from '../mails/receipt-mail.ts';
import { reportAnsweredMail } from '../mails/report-answered-mail.ts';
import { secondFactorMail } from '../mails/second-factor-mail.ts';
import { verificationAgainMail } from '../mails/verification-again-mail.ts';
import { verificationMail } from '../mails/verification-mail.ts';
import { welcomeMail } from '../mails/welcome-mail.ts';

export const siteUrl = 'https://sufra.example';

const token = 'q0Zp3nYc5V7rJtXw2LkHs9mBdGfA8eUoIiTzKx1NvQs';
const expiresAt = new Date('2026-11-21T06:10:00Z');
const at = new Date('2026-11-20T06:10:00Z');
const invitation = { invitedBy: 'Yusuf Rahman', link: `${siteUrl}/household/join/${token}`, expiresAt };
const payment = { amount: 499, currency: 'GBP' };

const confirmation = { link: `${siteUrl}/email-verified?token=${token}`, expiresAt };
const reset = { link: `${siteUrl}/reset-password/${token}`, expiresAt };
const undo = { link: `${siteUrl}/undo-change/${token}`, expiresAt };
const secondFactor = { at, siteUrl, recoveryCodesLeft: 9, undo };
const report = {
  line: 'emulsifier (E471)',
  reason: 'The maker names sunflower oil as its source.',
};
const published = { recipeId: '0123456789abcdef01234567', title: 'Rice of my mother', siteUrl };
const receipt = { ...payment, donation: 49, paidAt: at, siteUrl };

/** Every mail there is, for a person of any name, in any language. */
export const sampleMails: Record<string, (name: string, language: string) => Mail> = {
  verification: (name, language) => verificationMail({ name, language, ...confirmation }),
  'verification-again': (name, language) => verificationAgainMail({ name, language, ...confirmation }),
  'account-exists': (name, language) => accountExistsMail({ name, language, siteUrl }),
  welcome: (name, language) => welcomeMail({ name, language, siteUrl }),
  'new-address': (name, language) => newAddressMail({ name, language, ...confirmation }),
  'new-address-confirmed': (name, language) => newAddressConfirmedMail({ name, language, siteUrl }),
  'email-changed': (name, language) => emailChangedMail({ name, language, at, siteUrl, undo }),
  'email-changed-without-link': (name, language) =>
    emailChangedMail({ name, language, at, siteUrl, undo: null }),
  'change-undone': (name, language) => changeUndoneMail({ name, language, at, siteUrl }),
  'address-left': (name, language) => addressLeftMail({ name, language, at, siteUrl }),
  'password-reset': (name, language) => passwordResetMail({ name, language, ...reset }),
  'password-changed': (name, language) =>
    passwordChangedMail({ name, language, how: 'changed', at, siteUrl, undo }),
  'password-changed-by-link': (name, language) =>
    passwordChangedMail({ name, language, how: 'reset', at, siteUrl, undo }),
  'password-changed-without-link': (name, language) =>
    passwordChangedMail({ name, language, how: 'changed', at, siteUrl, undo: null }),
  'google-linked': (name, language) => googleLinkedMail({ name, language, at, siteUrl, undo }),
  'google-linked-without-link': (name, language) =>
    googleLinkedMail({ name, language, at, siteUrl, undo: null }),
  'authenticator-added': (name, language) =>
    secondFactorMail({ name, language, ...secondFactor, what: 'authenticator-added' }),
  'passkey-added': (name, language) =>
    secondFactorMail({ name, language, ...secondFactor, what: 'passkey-added' }),
  'authenticator-removed': (name, language) =>
    secondFactorMail({ name, language, ...secondFactor, what: 'authenticator-removed' }),
  'passkey-removed': (name, language) =>
    secondFactorMail({ name, language, ...secondFactor, what: 'passkey-removed' }),
  'recovery-codes-renewed': (name, language) =>
    secondFactorMail({ name, language, ...secondFactor, what: 'recovery-codes-renewed' }),
  'recovery-code-used': (name, language) =>
    secondFactorMail({ name, language, ...secondFactor, what: 'recovery-code-used', undo: null }),
  'second-factor-removed-for-owner': (name, language) =>
    secondFactorMail({ name, language, ...secondFactor, what: 'removed-for-owner' }),
  'household-invitation-cook': (name, language) =>
    householdInvitationMail({ name, language, ...invitation, role: 'cook' }),
  'household-invitation-guest': (name, language) =>
    householdInvitationMail({ name, language, ...invitation, role: 'guest' }),
  'premium-started': (name, language) => premiumStartedMail({ name, language, since: at, siteUrl }),
  receipt: (name, language) =>
    receiptMail({ name, language, ...receipt, receiptUrl: 'https://pay.example/receipts/1' }),
  'receipt-without-link': (name, language) => receiptMail({ name, language, ...receipt, receiptUrl: null }),
  'payment-failed': (name, language) =>
    paymentFailedMail({ name, language, ...payment, premiumUntil: expiresAt, siteUrl }),
  'premium-ended': (name, language) => premiumEndedMail({ name, language, since: at, siteUrl }),
  'report-answered-changed': (name, language) =>
    reportAnsweredMail({ name, language, ...report, outcome: 'changed', siteUrl }),
  'report-answered-stays': (name, language) =>
    reportAnsweredMail({ name, language, ...report, outcome: 'stays', siteUrl }),
  'publication-approved': (name, language) =>
    publicationAnsweredMail({
      ...{ name, language, ...published, outcome: 'approved', reason: '' },
      slug: 'rice-of-my-mother-0a1b2c3d',
    }),
  'publication-refused': (name, language) =>
    publicationAnsweredMail({
      ...{ name, language, ...published, outcome: 'refused', slug: null },
      reason: 'The last step ends in the middle of a sentence.',
    }),
  'publication-removed': (name, language) =>
    publicationAnsweredMail({
      ...{ name, language, ...published, outcome: 'removed', slug: null },
      reason: 'It is the text of a book.',
    }),
  'publication-withheld': (name, language) =>
    publicationWithheldMail({ name, language, ...published, words: ['red wine vinegar'] }),
  'account-deleted': (name, language) => accountDeletedMail({ name, language }),
};
