import { describe, expect, test } from '@jest/globals';
import { brand } from '@sufra/contracts';
import { readSketch, sunnahDrawings } from '@sufra/plates';
import { sampleMails, siteUrl } from '../preview/sample-mails.ts';
import { samplePeople } from '../preview/sample-people.ts';
import { householdInvitationMail } from './household-invitation-mail.ts';
import { receiptMail } from './receipt-mail.ts';
import { verificationMail } from './verification-mail.ts';

/** How many pictures a mail shows; the others have none. */
const pictures: Record<string, number> = { welcome: 3, 'premium-started': 3 };

const images = (html: string) =>
  [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => ({
    src: /src="([^"]*)"/.exec(tag)?.[1] ?? '',
    alt: /alt="([^"]*)"/.exec(tag)?.[1] ?? '',
  }));
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url);
const seen = (html: string) =>
  html
    .replace(/^.*<body/s, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const token = 'q0Zp3nYc5V7rJtXw2LkHs9mBdGfA8eUoIiTzKx1NvQs';
const undo = `/undo-change/${token}`;
const confirmation = `/email-verified?token=${token}`;

/** Each mail: its subject, words that must be there, and the pages of the site that it leads to. */
const all: Record<string, { subject: string; says: string[]; leadsTo: string[] }> = {
  verification: {
    subject: 'Please confirm your e-mail address for Sufra',
    says: ['signed up at Sufra', 'until 06:10 UTC on November 21, 2026', 'If it was not you'],
    leadsTo: [confirmation],
  },
  'verification-again': {
    subject: 'Your new link to confirm your address for Sufra',
    says: ['another link', 'until 06:10 UTC on November 21, 2026', 'If it was not you'],
    leadsTo: [confirmation],
  },
  'account-exists': {
    subject: 'You already have an account at Sufra',
    says: ['to sign up, to get a confirmation link, or to move another account to it', 'nothing was changed'],
    leadsTo: ['/signin', '/forgot-password'],
  },
  welcome: {
    subject: 'Welcome to Sufra',
    says: ['Your first 3 recipes are free', 'Say what is in the kitchen'],
    leadsTo: ['/dashboard', '/how-we-check', '/sunnah-foods'],
  },
  'new-address': {
    subject: 'Please confirm your new e-mail address for Sufra',
    says: ['Until it is used, nothing changes', 'until 06:10 UTC on November 21, 2026', 'If it was not you'],
    leadsTo: [confirmation],
  },
  'new-address-confirmed': {
    subject: 'Your new e-mail address for Sufra is confirmed',
    says: ['You sign in with it'],
    leadsTo: ['/dashboard'],
  },
  'email-changed': {
    subject: 'Your account at Sufra has a new e-mail address',
    says: [
      'at 06:10 UTC on November 20, 2026',
      'If it was not you, undo it now',
      'works once, until 06:10 UTC',
    ],
    leadsTo: [undo],
  },
  'email-changed-without-link': {
    subject: 'Your account at Sufra has a new e-mail address',
    says: ['at 06:10 UTC on November 20, 2026', 'If it was not you, please write to us'],
    leadsTo: ['/contact'],
  },
  'change-undone': {
    subject: 'Your account at Sufra is as it was before',
    says: ['at 06:10 UTC on November 20, 2026', 'every device was signed out', 'do it now'],
    leadsTo: ['/forgot-password'],
  },
  'address-left': {
    subject: 'This address no longer signs in to an account at Sufra',
    says: ['at 06:10 UTC on November 20, 2026', 'please write to us'],
    leadsTo: ['/contact'],
  },
  'password-reset': {
    subject: 'Set a new password for Sufra',
    says: ['until 06:10 UTC on November 21, 2026', 'use the newest mail', 'your password stays as it is'],
    leadsTo: [`/reset-password/${token}`],
  },
  'password-changed': {
    subject: 'Your password for Sufra was changed',
    says: ['Every other device was signed out', 'If it was not you, lock your account now'],
    leadsTo: [undo],
  },
  'password-changed-without-link': {
    subject: 'Your password for Sufra was changed',
    says: ['Every other device was signed out', 'If it was not you, set another password now'],
    leadsTo: ['/forgot-password'],
  },
  'google-linked': {
    subject: 'Google signs in to your account at Sufra now',
    says: [
      'at 06:10 UTC on November 20, 2026',
      'If it was not you, undo it now',
      'works once, until 06:10 UTC',
    ],
    leadsTo: [undo],
  },
  'google-linked-without-link': {
    subject: 'Google signs in to your account at Sufra now',
    says: ['at 06:10 UTC on November 20, 2026', 'If it was not you, please write to us'],
    leadsTo: ['/contact'],
  },
  'password-changed-by-link': {
    subject: 'Your password for Sufra was changed',
    says: ['with a link that we had mailed to this address', 'If it was not you'],
    leadsTo: [undo],
  },
  'authenticator-added': {
    subject: 'An authenticator app was added to your account at Sufra',
    says: [
      'at 06:10 UTC on November 20, 2026',
      'asks for a code',
      'If it was not you, lock your account now',
    ],
    leadsTo: [undo],
  },
  'passkey-added': {
    subject: 'A passkey was added to your account at Sufra',
    says: [
      'at 06:10 UTC on November 20, 2026',
      'signs in by itself',
      'If it was not you, lock your account now',
    ],
    leadsTo: [undo],
  },
  'authenticator-removed': {
    subject: 'The authenticator app was removed from your account at Sufra',
    says: ['no longer sign in', 'If it was not you, lock your account now', 'works once, until 06:10 UTC'],
    leadsTo: [undo],
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account at Sufra',
    says: ['no longer signs in', 'If it was not you, lock your account now'],
    leadsTo: [undo],
  },
  'recovery-codes-renewed': {
    subject: 'Your account at Sufra has new recovery codes',
    says: ['Those from before no longer work', 'If it was not you, lock your account now'],
    leadsTo: [undo],
  },
  'recovery-code-used': {
    subject: 'A recovery code of your account at Sufra was used',
    says: ['9 are left', 'If it was not you, set a new password now'],
    leadsTo: ['/forgot-password'],
  },
  'second-factor-removed-for-owner': {
    subject: 'The second step of your account at Sufra was removed',
    says: ['An admin removed', 'Every device was signed out', 'If it was not you, lock your account now'],
    leadsTo: [undo],
  },
  'household-invitation-cook': {
    subject: 'You are invited to a household at Sufra',
    says: ['Yusuf Rahman invites you', 'tick off and write', 'until 06:10 UTC on November 21, 2026'],
    leadsTo: [`/household/join/${token}`],
  },
  'household-invitation-guest': {
    subject: 'You are invited to a household at Sufra',
    says: ['Yusuf Rahman invites you', 'read what is shared and tick off', 'leave this mail alone'],
    leadsTo: [`/household/join/${token}`],
  },
  'premium-started': {
    subject: 'You are a premium member of Sufra',
    says: ['began on November 20, 2026', '10% of what you pay goes to charity', 'cancel at any time'],
    leadsTo: ['/dashboard', '/billing'],
  },
  receipt: {
    subject: 'Your receipt from Sufra: £4.99',
    says: ['£0.49 of it goes to charity.', 'November 20, 2026'],
    leadsTo: ['/billing', '/charity'],
  },
  'receipt-without-link': {
    subject: 'Your receipt from Sufra: £4.99',
    says: ['£0.49 of it goes to charity.', 'November 20, 2026'],
    leadsTo: ['/billing', '/charity'],
  },
  'payment-failed': {
    subject: 'Your payment to Sufra did not go through',
    says: ['We could not take £4.99', 'until November 21, 2026'],
    leadsTo: ['/billing'],
  },
  'premium-ended': {
    subject: 'Your premium membership of Sufra has ended',
    says: ['ended on November 20, 2026', 'no further payment is taken', 'stay yours'],
    leadsTo: ['/dashboard', '/billing'],
  },
  'report-answered-changed': {
    subject: 'Your report to Sufra has an answer',
    says: ['emulsifier (E471)', 'the check has been changed', 'sunflower oil', 'no fatwa'],
    leadsTo: ['/check/changes'],
  },
  'report-answered-stays': {
    subject: 'Your report to Sufra has an answer',
    says: ['emulsifier (E471)', 'the verdict stays as it is', 'sunflower oil', 'no fatwa'],
    leadsTo: ['/how-we-check'],
  },
  'publication-approved': {
    subject: '“Rice of my mother” is public',
    says: ['approved it', 'Everyone can read it now', 'take it off at any time'],
    leadsTo: ['/recipe/rice-of-my-mother-0a1b2c3d'],
  },
  'publication-refused': {
    subject: '“Rice of my mother” was not published',
    says: ['did not publish it', 'What the moderator says: The last step ends'],
    leadsTo: ['/recipes/0123456789abcdef01234567'],
  },
  'publication-removed': {
    subject: '“Rice of my mother” was taken off',
    says: ['has taken your recipe off', 'It is the text of a book.'],
    leadsTo: ['/recipes/0123456789abcdef01234567'],
  },
  'publication-withheld': {
    subject: '“Rice of my mother” is no longer public',
    says: ['no longer halal', 'red wine vinegar', 'no fatwa'],
    leadsTo: ['/recipes/0123456789abcdef01234567'],
  },
  'account-deleted': {
    subject: 'Your account at Sufra is deleted',
    says: ['no further payment is taken', 'without your name', 'It is the last one'],
    leadsTo: [],
  },
};

test('there is a sample of every mail', () => {
  expect(Object.keys(sampleMails).sort()).toEqual(Object.keys(all).sort());
});

describe.each(Object.entries(all))('the mail %s', (mail, { subject, says, leadsTo }) => {
  const compose = (name: string) => {
    const composed = sampleMails[mail]?.(name, 'en');
    if (!composed) throw new Error(`no mail ${mail}`);
    return composed;
  };
  const plain = compose('Amina Yılmaz');

  test('has its subject, says what it must in both forms, and why it came', () => {
    expect(plain.subject).toBe(subject);
    for (const form of [plain.text, seen(plain.html)])
      for (const words of [...says, 'This mail came because', brand.contactAddress, 'Amina Yılmaz.'])
        expect(form).toContain(words);
  });

  test('leads to the same pages in both forms, and to no other site', () => {
    const pages = leadsTo.map(path => `${siteUrl}${path}`);
    const others = hrefs(plain.html).filter(url => !pages.includes(url));
    for (const page of pages) {
      expect(hrefs(plain.html)).toContain(page);
      expect(plain.text.split('\n')).toContain(page);
    }
    const receipts = mail === 'receipt' ? ['https://pay.example/receipts/1'] : [];
    expect(others).toEqual([...receipts, `mailto:${brand.contactAddress}`]);
  });

  test('loads nothing but drawings of this site, at addresses that are the same for every reader', () => {
    expect(plain.html).not.toMatch(
      /<(link|script|iframe|object|video|audio|form)\b|url\(|@import|srcset=|background=/i,
    );
    const shown = images(plain.html);
    expect(shown).toHaveLength(pictures[mail] ?? 0);
    expect(plain.html.match(/\bsrc=/gi) ?? []).toHaveLength(shown.length);
    for (const { src, alt } of shown) {
      const [, name = ''] =
        /^https:\/\/sufra\.example\/api\/v1\/recipes\/pictures\/(.+)\.png$/.exec(src) ?? [];
      expect(readSketch(name) ?? sunnahDrawings[name.replace('sunnah-', '') as 'dates']).toBeDefined();
      expect(alt).not.toBe('');
    }
    expect(images(compose('Bilal').html)).toEqual(shown);
  });

  test('reads on a narrow screen, in the dark, and without its style sheet', () => {
    expect(plain.html).toContain('name="viewport"');
    expect(plain.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(plain.html).toContain('@media (prefers-color-scheme:dark)');
    expect(plain.html).toMatch(/<html lang="en-GB" dir="ltr">/);
    const coloured = plain.html.match(/class="(?:ink|soft|green|amber|on-green)( line)?"[^>]*>/g) ?? [];
    expect(coloured.length).toBeGreaterThan(4);
    for (const tag of coloured) expect(tag).toMatch(/[;"]color:#[0-9a-f]{6}/);
  });

  test('makes no link, no markup and no line of its own out of a name', () => {
    for (const name of [samplePeople.hostile ?? '', 'evil.example', '"><img src=x>\r\nBcc: a@b.example']) {
      const { subject: its, text, html } = compose(name);
      expect(its).toBe(subject);
      expect(hrefs(html)).toEqual(hrefs(plain.html));
      expect(images(html)).toEqual(images(plain.html));
      expect(html + text).not.toMatch(/evil|0900|<b>|<img src=x|Bcc/);
    }
  });
});

test('a link is escaped where it stands in markup', () => {
  const { html } = verificationMail({
    name: 'Amina',
    link: 'https://sufra.test/email-verified?token=a&b="><script>',
    expiresAt: new Date(),
  });
  expect(hrefs(html)).toContain('https://sufra.test/email-verified?token=a&amp;b=&quot;&gt;&lt;script&gt;');
  expect(html).not.toContain('<script');
});

test('an invitation repeats no name that is none', () => {
  const link = 'https://sufra.test/household/a';
  const { text, html } = householdInvitationMail({
    ...{ name: '', link, role: 'guest', expiresAt: new Date() },
    invitedBy: 'Win at evil.example, call 0900 123456',
  });
  expect(text).toContain('A member of Sufra invites you');
  expect(html + text).not.toMatch(/evil|0900/);
});

describe('a receipt', () => {
  const receipt = {
    name: 'Amina',
    amount: 499,
    currency: 'GBP',
    donation: 0,
    paidAt: new Date(),
    receiptUrl: null,
    siteUrl,
  };

  test('of which nothing goes to charity does not speak of it', () => {
    const { text, html } = receiptMail(receipt);
    for (const form of [text, html]) expect(form).not.toMatch(/£0\.00|to charity:|goes to charity/);
  });

  test('keeps the address of a receipt on one line of the text', () => {
    const { text, html } = receiptMail({ ...receipt, receiptUrl: 'https://pay.example/a b\n"><script>' });
    expect(text).toContain('\nhttps://pay.example/a%20b%22%3E%3Cscript%3E\n');
    expect(html).not.toContain('<script');
  });
});
