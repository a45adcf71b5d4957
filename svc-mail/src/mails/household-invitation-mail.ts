import { brand, limits } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import { formatMoment } from '../letter/format-date.ts';
import type { Mail } from '../letter/letter.ts';
import { isPlainName } from '../letter/salutation.ts';
import { textsIn } from '../texts/text.ts';

interface HouseholdInvitation {
  name: string;
  language?: string | undefined;
  invitedBy: string;
  role: 'cook' | 'guest';
  link: string;
  expiresAt: Date;
}

/** The reader may be no member yet, and the name of the member who invites is repeated only where it is plainly one. */
export function householdInvitationMail(invitation: HouseholdInvitation): Mail {
  const { name, language, invitedBy, role, link, expiresAt } = invitation;
  const t = textsIn(language);
  const inviter = isPlainName(invitedBy) ? invitedBy : t('household.someMember', { brand: brand.name });
  return composeLetter({
    language,
    subject: t('household.subject', { brand: brand.name }),
    preview: t('household.preview'),
    heading: t('household.heading'),
    name,
    paragraphs: [
      t('household.words', { inviter, brand: brand.name, most: limits.householdMembers }),
      t('household.role', { role }),
    ],
    actions: [{ label: t('household.action'), url: link, isSpelledOut: true }],
    notes: [t('household.link', { moment: formatMoment(expiresAt, language) }), t('household.note')],
    reason: t('household.reason', { brand: brand.name }),
  });
}
