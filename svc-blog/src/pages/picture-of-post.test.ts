import { expect, test } from '@jest/globals';
import { pictureOfPost } from './picture-of-post.ts';

test.each([
  ['its title names a food', { title: 'Why we break the fast with a date', tags: [] }, 'sunnah-dates.png'],
  ['a tag does', { title: 'A quiet bowl', tags: ['Barley talbina'] }, 'sunnah-barley-talbina.png'],
  ['a word only begins like one', { title: 'An update', tags: ['figure'] }, 'sunnah-honey.png'],
  ['nothing is named', { title: '', tags: [] }, 'sunnah-honey.png'],
])('a post without a cover of which %s has a picture', (_what, post, file) => {
  expect(pictureOfPost(post)).toEqual({ path: `/api/v1/recipes/pictures/${file}`, alt: expect.any(String) });
});
