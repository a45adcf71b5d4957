import type { Mail } from '../letter/letter.ts';
import { accountDeletedMail } from '../mails/account-deleted-mail.ts';
import { accountExistsMail } from '../mails/account-exists-mail.ts';
import { addressLeftMail } from '../mails/address-left-mail.ts';
import { changeUndoneMail } from '../mails/change-undone-mail.ts';
import { emailChangedMail } from '../mails/email-changed-mail.ts';
import { googleLinkedMail } from '../mails/google-linked-mail.ts';
import { newAddressConfirmedMail } from '../mails/new-address-confirmed-mail.ts';
import { newAddressMail } from '../mails/new-address-mail.ts';
import { passwordChangedMail } from '../mails/password-changed-mail.ts';
import { passwordResetMail } from '../mails/password-reset-mail.ts';
import { paymentFailedMail } from '../mails/payment-failed-mail.ts';
import { premiumEndedMail } from '../mails/premium-ended-mail.ts';
import { premiumStartedMail } from '../mails/premium-started-mail.ts';
import { receiptMail } from '../mails/receipt-mail.ts';
import { secondFactorMail } from '../mails/second-factor-mail.ts';
import { verificationAgainMail } from '../mails/verification-again-mail.ts';
import { verificationMail } from '../mails/verification-mail.ts';
import { welcomeMail } from '../mails/welcome-mail.ts';

export const siteUrl = 'https://sufra.example';

const token = 'q0Zp3nYc5V7rJtXw2LkHs9mBdGfA8eUoIiTzKx1NvQs';
const expiresAt = new Date('2026-11-21T06:10:00Z');
const at = new Date('2026-11-20T06:10:00Z');
const payment = { amount: 499, currency: 'GBP' };

const confirmation = { link: `${siteUrl}/email-verified?token=${token}`, expiresAt };
const reset = { link: `${siteUrl}/reset-password/${token}`, expiresAt };
const undo = { link: `${siteUrl}/undo-change/${token}`, expiresAt };
const secondFactor = { at, siteUrl, recoveryCodesLeft: 9, undo };
const receipt = { ...payment, donation: 49, paidAt: at, siteUrl };

/** Every mail there is, for a person of any name. */
export const sampleMails: Record<string, (name: string) => Mail> = {
  verification: name => verificationMail({ name, ...confirmation }),
  'verification-again': name => verificationAgainMail({ name, ...confirmation }),
  'account-exists': name => accountExistsMail({ name, siteUrl }),
  welcome: name => welcomeMail({ name, siteUrl }),
  'new-address': name => newAddressMail({ name, ...confirmation }),
  'new-address-confirmed': name => newAddressConfirmedMail({ name, siteUrl }),
  'email-changed': name => emailChangedMail({ name, at, siteUrl, undo }),
  'email-changed-without-link': name => emailChangedMail({ name, at, siteUrl, undo: null }),
  'change-undone': name => changeUndoneMail({ name, at, siteUrl }),
  'address-left': name => addressLeftMail({ name, at, siteUrl }),
  'password-reset': name => passwordResetMail({ name, ...reset }),
  'password-changed': name => passwordChangedMail({ name, how: 'changed', at, siteUrl, undo }),
  'password-changed-by-link': name => passwordChangedMail({ name, how: 'reset', at, siteUrl, undo }),
  'password-changed-without-link': name =>
    passwordChangedMail({ name, how: 'changed', at, siteUrl, undo: null }),
  'google-linked': name => googleLinkedMail({ name, at, siteUrl, undo }),
  'google-linked-without-link': name => googleLinkedMail({ name, at, siteUrl, undo: null }),
  'authenticator-added': name => secondFactorMail({ name, ...secondFactor, what: 'authenticator-added' }),
  'passkey-added': name => secondFactorMail({ name, ...secondFactor, what: 'passkey-added' }),
  'authenticator-removed': name => secondFactorMail({ name, ...secondFactor, what: 'authenticator-removed' }),
  'passkey-removed': name => secondFactorMail({ name, ...secondFactor, what: 'passkey-removed' }),
  'recovery-codes-renewed': name =>
    secondFactorMail({ name, ...secondFactor, what: 'recovery-codes-renewed' }),
  'recovery-code-used': name =>
    secondFactorMail({ name, ...secondFactor, what: 'recovery-code-used', undo: null }),
  'second-factor-removed-for-owner': name =>
    secondFactorMail({ name, ...secondFactor, what: 'removed-for-owner' }),
  'premium-started': name => premiumStartedMail({ name, since: at, siteUrl }),
  receipt: name => receiptMail({ name, ...receipt, receiptUrl: 'https://pay.example/receipts/1' }),
  'receipt-without-link': name => receiptMail({ name, ...receipt, receiptUrl: null }),
  'payment-failed': name => paymentFailedMail({ name, ...payment, premiumUntil: expiresAt, siteUrl }),
  'premium-ended': name => premiumEndedMail({ name, since: at, siteUrl }),
  'account-deleted': name => accountDeletedMail({ name }),
};
