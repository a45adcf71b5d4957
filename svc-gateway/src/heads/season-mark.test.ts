import { expect, test } from '@jest/globals';
import { compressed } from '../content/variants.ts';
import { createFilledPages } from './filled-pages.ts';

const shellPage = '<!doctype html><html lang="en"><head></head><body></body></html>';

test.each([true, false])(
  'with the season %s the page says so, and one kept for the other time is not sent',
  async isSeason => {
    const filled = createFilledPages('https://sufra.example');
    const page = await compressed(Buffer.from(shellPage));
    const sent = async (isSeason: boolean) => {
      const { plain } = await filled({
        ...{ page, head: undefined, firstView: undefined, isSeason },
        ...{ language: 'en', languages: ['en'] },
      });
      return plain.content.toString().includes('<html data-season lang="en">');
    };

    expect([await sent(!isSeason), await sent(isSeason)]).toEqual([!isSeason, isSeason]);
  },
);
