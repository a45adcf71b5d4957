import { expect } from '@playwright/test';

export interface Mail {
  subject: string;
  to: { address: string; name: string }[];
  text: string;
  html: string;
  headers: Record<string, string | string[]>;
}

const isTo = (address: string) => (mail: Mail) => mail.to.some(to => to.address === address);

export const mailsTo = async (inbox: string, address: string): Promise<Mail[]> => {
  const all: Mail[] = await (await fetch(`${inbox}/email`)).json();
  return all.filter(isTo(address));
};

const linkForm = /https?:\/\/\S+\/(?:email-verified\?token=|reset-password\/|undo-change\/)([\w-]+)/;

/** The token at the end of a mailed link. */
export function tokenIn({ text }: Mail): string {
  const token = linkForm.exec(text)?.[1];
  if (!token) throw new Error(`no link in: ${text}`);
  return token;
}

export const linkIn = ({ text }: Mail): string => linkForm.exec(text)?.[0] ?? '';

interface Wanted {
  address: string;
  subject: RegExp;
  /** Which of them: the second is 2. */
  nth?: number;
}

/** A mail, once it has come. */
export async function awaitMail(inbox: string, { address, subject, nth = 1 }: Wanted): Promise<Mail> {
  let found: Mail[] = [];
  await expect
    .poll(
      async () => {
        found = (await mailsTo(inbox, address)).filter(mail => subject.test(mail.subject));
        return found.length;
      },
      { message: `mail ${nth} to ${address} about ${subject}`, timeout: 40_000 },
    )
    .toBeGreaterThanOrEqual(nth);
  const mail = found[nth - 1];
  if (!mail) throw new Error('no such mail');
  return mail;
}
