import { expect, test } from '@jest/globals';
import { receiptMail } from '../mails/receipt-mail.ts';
import { inDigits } from './in-digits.ts';

const receipt = (language: string) =>
  receiptMail({
    ...{ name: 'Maryam', language, amount: 499, currency: 'GBP', donation: 50 },
    paidAt: new Date('2026-11-20T09:30:00Z'),
    receiptUrl: 'https://pay.example/receipts/r12?part=3',
    siteUrl: 'https://sufra.example',
  });

test.each([
  ['ar', '٤٫٩٩'],
  ['ur', '۴٫۹۹'],
])('a receipt in %s is written with its own digits, and its addresses stay', (language, sum) => {
  const mail = receipt(language);
  const written = inDigits(mail, { language, digits: 'own' });
  for (const form of [written.subject, written.text, written.html]) expect(form).toContain(sum);
  expect(written.text).toContain('https://pay.example/receipts/r12?part=3');
  const addresses = (html: string) => html.match(/(?:href|style|width|src)="[^"]*"/g);
  expect(addresses(written.html)).toEqual(addresses(mail.html));
  expect(written.html.match(/<style>[^<]*/)?.[0]).toBe(mail.html.match(/<style>[^<]*/)?.[0]);
  expect(written.text.replaceAll(/\S*[A-Za-z]\S*/g, '')).not.toMatch(/[0-9]/);
});

test.each([
  ['ar', undefined],
  ['ar', 'latin'],
  ['fr', 'own'],
  ['en', 'own'],
])('a mail in %s to a reader of the digits %s is as it was', (language, digits) => {
  const mail = receipt(language);
  expect(inDigits(mail, { language, digits })).toBe(mail);
});
