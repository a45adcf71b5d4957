import { brand, type EventData } from '@sufra/contracts';
import { textsIn } from '../texts/text.ts';

export type What = EventData<'user.second-factor-changed'>['what'];

interface Words {
  subject: () => string;
  heading: () => string;
  happened: (moment: string) => string;
}

/** What a letter says of each change; `left` are the recovery codes that are left. */
export function secondFactorWords(what: What, language: string | undefined, left: number): Words {
  const t = textsIn(language);
  const words: Record<What, Words> = {
    'authenticator-added': {
      subject: () => t('factor.authenticatorAdded.subject', { brand: brand.name }),
      heading: () => t('factor.authenticatorAdded.heading'),
      happened: (moment: string) => t('factor.authenticatorAdded.words', { moment }),
    },
    'passkey-added': {
      subject: () => t('factor.passkeyAdded.subject', { brand: brand.name }),
      heading: () => t('factor.passkeyAdded.heading'),
      happened: (moment: string) => t('factor.passkeyAdded.words', { moment }),
    },
    'authenticator-removed': {
      subject: () => t('factor.authenticatorRemoved.subject', { brand: brand.name }),
      heading: () => t('factor.authenticatorRemoved.heading'),
      happened: (moment: string) => t('factor.authenticatorRemoved.words', { moment }),
    },
    'passkey-removed': {
      subject: () => t('factor.passkeyRemoved.subject', { brand: brand.name }),
      heading: () => t('factor.passkeyRemoved.heading'),
      happened: (moment: string) => t('factor.passkeyRemoved.words', { moment }),
    },
    'recovery-codes-renewed': {
      subject: () => t('factor.codesRenewed.subject', { brand: brand.name }),
      heading: () => t('factor.codesRenewed.heading'),
      happened: (moment: string) => t('factor.codesRenewed.words', { moment }),
    },
    'recovery-code-used': {
      subject: () => t('factor.codeUsed.subject', { brand: brand.name }),
      heading: () => t('factor.codeUsed.heading'),
      happened: (moment: string) => t('factor.codeUsed.words', { moment, left }),
    },
    'removed-for-owner': {
      subject: () => t('factor.removedForOwner.subject', { brand: brand.name }),
      heading: () => t('factor.removedForOwner.heading'),
      happened: (moment: string) => t('factor.removedForOwner.words', { moment }),
    },
  };
  return words[what];
}
