import { earlier, goodForDays } from './delivery/good-until.ts';
import type { MailDeps } from './mail-deps.ts';
import { confirmationLink, invitationLink, passwordLink, undoOf } from './mailed-link.ts';
import { accountExistsMail } from './mails/account-exists-mail.ts';
import { addressLeftMail } from './mails/address-left-mail.ts';
import { changeUndoneMail } from './mails/change-undone-mail.ts';
import { emailChangedMail } from './mails/email-changed-mail.ts';
import { googleLinkedMail } from './mails/google-linked-mail.ts';
import { householdInvitationMail } from './mails/household-invitation-mail.ts';
import { newAddressConfirmedMail } from './mails/new-address-confirmed-mail.ts';
import { newAddressMail } from './mails/new-address-mail.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';
import { passwordResetMail } from './mails/password-reset-mail.ts';
import { paymentFailedMail } from './mails/payment-failed-mail.ts';
import { premiumEndedMail } from './mails/premium-ended-mail.ts';
import { premiumStartedMail } from './mails/premium-started-mail.ts';
import { publicationAnsweredMail } from './mails/publication-answered-mail.ts';
import { publicationWithheldMail } from './mails/publication-withheld-mail.ts';
import { receiptMail } from './mails/receipt-mail.ts';
import { reportAnsweredMail } from './mails/report-answered-mail.ts';
import { secondFactorMail } from './mails/second-factor-mail.ts';
import { verificationAgainMail } from './mails/verification-again-mail.ts';
import { verificationMail } from './mails/verification-mail.ts';
import { welcomeMail } from './mails/welcome-mail.ts';
import { claimWelcome } from './people/claim-welcome.ts';
import { isOvertaken, noteBilling } from './people/note-billing.ts';
import { type OfPerson, rememberPerson } from './people/remember-person.ts';
import type { MailPlans } from './plan-mail.ts';

const confirmingMail = { 'sign-up': verificationAgainMail, 'new-address': newAddressMail };

/** Which mails each event brings about, to whom, and how long each is worth sending. */
export const mailsByEvent = (deps: MailDeps): MailPlans => {
  const { people, siteUrl } = deps;
  const remember = (event: OfPerson) => rememberPerson(people, event);
  return {
    'user.signed-up': {
      mails: ({ data }) => {
        const expiresAt = new Date(data.expiresAt);
        const compose = (name: string, language: string) =>
          verificationMail({ name, language, link: confirmationLink(deps, data), expiresAt });
        return [{ recipient: data, goodUntil: expiresAt, compose }];
      },
    },
    // A new address is the member's only once its link was used, so the one before stays remembered.
    'user.verification-requested': {
      mails: ({ data }) => {
        const expiresAt = new Date(data.expiresAt);
        const compose = (name: string, language: string) =>
          confirmingMail[data.purpose]({ name, language, link: confirmationLink(deps, data), expiresAt });
        return [{ recipient: data, goodUntil: expiresAt, compose }];
      },
    },
    'user.sign-up-repeated': {
      mails: event => [
        {
          recipient: event.data,
          goodUntil: goodForDays(event, 1),
          compose: (name, language) => accountExistsMail({ name, language, siteUrl }),
        },
      ],
    },
    'user.email-verified': {
      remember,
      isDue: event => claimWelcome(people, event),
      mails: event => [
        {
          // Where the person reads now, which may be elsewhere if this comes late.
          recipient: { userId: event.data.userId },
          goodUntil: goodForDays(event, 1),
          compose: (name, language) => welcomeMail({ name, language, siteUrl }),
        },
      ],
    },
    'user.email-changed': {
      remember,
      mails: event => {
        const { userId, email, name: knownName, previousEmail, undo } = event.data;
        const at = new Date(event.time);
        const goodUntil = goodForDays(event, 7);
        return [
          {
            part: 'previous',
            recipient: { userId, email: previousEmail, name: knownName },
            goodUntil,
            compose: (name, language) =>
              emailChangedMail({ name, language, at, siteUrl, undo: undoOf(deps, undo) }),
          },
          {
            part: 'new',
            recipient: { userId, email, name: knownName },
            goodUntil,
            compose: (name, language) => newAddressConfirmedMail({ name, language, siteUrl }),
          },
        ];
      },
    },
    // For the mails whose events carry no name.
    'user.name-changed': {
      remember,
      mails: () => [],
    },
    'user.language-changed': {
      remember,
      mails: () => [],
    },
    'user.digits-changed': {
      remember,
      mails: () => [],
    },
    'user.password-reset-requested': {
      mails: ({ data }) => {
        const expiresAt = new Date(data.expiresAt);
        const compose = (name: string, language: string) =>
          passwordResetMail({ name, language, link: passwordLink(deps, data), expiresAt });
        return [{ recipient: data, goodUntil: expiresAt, compose }];
      },
    },
    'user.password-changed': {
      remember,
      mails: event => {
        const { how, undo } = event.data;
        const at = new Date(event.time);
        const compose = (name: string, language: string) =>
          passwordChangedMail({ name, language, how, at, siteUrl, undo: undoOf(deps, undo) });
        return [{ recipient: event.data, goodUntil: goodForDays(event, 7), compose }];
      },
    },
    'user.google-linked': {
      remember,
      mails: event => {
        const at = new Date(event.time);
        const compose = (name: string, language: string) =>
          googleLinkedMail({ name, language, at, siteUrl, undo: undoOf(deps, event.data.undo) });
        return [{ recipient: event.data, goodUntil: goodForDays(event, 7), compose }];
      },
    },
    'user.second-factor-changed': {
      remember,
      mails: event => {
        const { what, recoveryCodesLeft, undo } = event.data;
        const at = new Date(event.time);
        const compose = (name: string, language: string) =>
          secondFactorMail({
            name,
            language,
            what,
            at,
            recoveryCodesLeft,
            siteUrl,
            undo: undoOf(deps, undo),
          });
        return [{ recipient: event.data, goodUntil: goodForDays(event, 7), compose }];
      },
    },
    // No link to undo it again goes anywhere: it would let the thief do that.
    'user.change-undone': {
      remember,
      mails: event => {
        const { userId, email, name: knownName, leftEmail } = event.data;
        const at = new Date(event.time);
        const goodUntil = goodForDays(event, 7);
        const restored = {
          part: 'restored',
          recipient: { userId, email, name: knownName },
          goodUntil,
          compose: (name: string, language: string) => changeUndoneMail({ name, language, at, siteUrl }),
        };
        if (leftEmail === null) return [restored];
        const left = {
          part: 'left',
          recipient: { userId, email: leftEmail, name: knownName },
          goodUntil,
          compose: (name: string, language: string) => addressLeftMail({ name, language, at, siteUrl }),
        };
        return [restored, left];
      },
    },
    // Its reader need not be a member; once the member who invites is gone, so is the invitation.
    'household.member-invited': {
      mails: ({ data }) => {
        const { email, role, invitedBy, language: itsLanguage, digits } = data;
        const expiresAt = new Date(data.expiresAt);
        const compose = (name: string, language: string) =>
          householdInvitationMail({
            ...{ name, language, invitedBy: invitedBy.name, role, expiresAt },
            link: invitationLink(deps, data),
          });
        const recipient = { userId: invitedBy.userId, email, name: '', language: itsLanguage, digits };
        return [{ recipient, goodUntil: expiresAt, compose }];
      },
    },
    'subscription.activated': {
      mails: event => {
        const { userId, since } = event.data;
        return [
          {
            recipient: { userId },
            goodUntil: goodForDays(event, 3),
            isOvertaken: person => isOvertaken(event, person, ['endedV']),
            compose: (name, language) =>
              premiumStartedMail({ name, language, since: new Date(since), siteUrl }),
          },
        ];
      },
    },
    // Goes even when premium has begun again since: it says from when on nothing was to be paid.
    'subscription.cancelled': {
      remember: event => noteBilling(people, event, 'endedV'),
      mails: event => {
        const { userId, since } = event.data;
        const compose = (name: string, language: string) =>
          premiumEndedMail({ name, language, since: new Date(since), siteUrl });
        return [{ recipient: { userId }, goodUntil: goodForDays(event, 7), compose }];
      },
    },
    'subscription.payment-failed': {
      mails: event => {
        const { userId, amount, currency } = event.data;
        const premiumUntil = new Date(event.data.premiumUntil);
        return [
          {
            recipient: { userId },
            goodUntil: earlier(premiumUntil, goodForDays(event, 7)),
            isOvertaken: person => isOvertaken(event, person, ['paidV', 'endedV']),
            compose: (name, language) =>
              paymentFailedMail({ name, language, amount, currency, premiumUntil, siteUrl }),
          },
        ];
      },
    },
    'verdict-report.answered': {
      mails: event => {
        const { userId, line, outcome, reason } = event.data;
        // A visitor has left no address.
        if (userId === null) return [];
        const compose = (name: string, language: string) =>
          reportAnsweredMail({ name, language, line, outcome, reason, siteUrl });
        return [{ recipient: { userId }, goodUntil: goodForDays(event, 7), compose }];
      },
    },
    'recipe-publication.answered': {
      mails: event => {
        const { userId, recipeId, title, outcome, reason, slug } = event.data;
        // A recipe of the house has no owner.
        if (userId === null) return [];
        const compose = (name: string, language: string) =>
          publicationAnsweredMail({ name, language, recipeId, title, outcome, reason, slug, siteUrl });
        return [{ recipient: { userId }, goodUntil: goodForDays(event, 7), compose }];
      },
    },
    'recipe-publication.withheld': {
      mails: event => {
        const { userId, recipeId, title, words } = event.data;
        if (userId === null) return [];
        const compose = (name: string, language: string) =>
          publicationWithheldMail({ name, language, recipeId, title, words, siteUrl });
        return [{ recipient: { userId }, goodUntil: goodForDays(event, 7), compose }];
      },
    },
    'payment.received': {
      remember: event => noteBilling(people, event, 'paidV'),
      mails: event => {
        const { userId, paidAt, ...payment } = event.data;
        const compose = (name: string, language: string) =>
          receiptMail({ ...payment, name, language, paidAt: new Date(paidAt), siteUrl });
        return [{ recipient: { userId }, goodUntil: goodForDays(event, 7), compose }];
      },
    },
  };
};
