import { expect } from '@playwright/test';

export interface Mail {
  subject: string;
  to: { address: string }[];
  text: string;
}

interface Wanted {
  inbox: string;
  address: string;
  subject: RegExp;
}

/** The newest mail to an address, once it has come. */
export async function findMail({ inbox, address, subject }: Wanted): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails = (await (await fetch(`${inbox}/email`)).json()) as Mail[];
    found = mails.findLast(mail => mail.to.some(to => to.address === address) && subject.test(mail.subject));
    expect(found, `a mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  if (!found) throw new Error(`no mail to ${address}`);
  return found;
}
