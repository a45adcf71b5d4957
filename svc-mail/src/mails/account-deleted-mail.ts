import { brand } from '@sufra/contracts';
import { composeLetter } from '../letter/compose-letter.ts';
import type { Mail } from '../letter/letter.ts';

interface AccountDeleted {
  name: string;
}

export const accountDeletedMail = ({ name }: AccountDeleted): Mail =>
  composeLetter({
    subject: `Your account at ${brand.name} is deleted`,
    preview: 'This is the last mail from us. Thank you for your company.',
    heading: 'Your account is deleted',
    name,
    paragraphs: [
      `Your account at ${brand.name} is gone, and with it your name, your address and the recipes that you saved. If you were a premium member, that has ended too, and no further payment is taken.`,
      'What we have to keep are the amounts of past payments, for our books and the charity’s, without your name.',
      'Thank you for your company. Should you come back one day, there will be a place for you.',
    ],
    actions: [],
    notes: ['If it was not you, please write to us as soon as you can.'],
    reason: `This mail came because the account of this address at ${brand.name} was deleted. It is the last one.`,
  });
