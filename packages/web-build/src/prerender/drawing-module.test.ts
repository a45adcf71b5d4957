import { expect, test } from '@jest/globals';
import { createDraw } from './drawing-module.ts';
import { withoutInlineStyles } from './inline-styles.ts';
import { describeSheet } from './needed-sheets.ts';

const drawing = (html: string) => createDraw(async () => ({ html, answers: [['blogs']] }));

test('a page comes with its answers and with the sheets that it needs', async () => {
  const sheets = [describeSheet('a.css', '.a{}'), describeSheet('b.css', '.b{}')];
  expect(await drawing('<p class="b">Dates</p>')('/blog', sheets)).toEqual({
    html: '<p class="b">Dates</p>',
    answers: [['blogs']],
    css: ['b.css'],
  });
});

test('an inline style that a page of the build has is a class of its sheet', async () => {
  const ofBuild = withoutInlineStyles(['<p style="width:60%"></p>']);
  const sheets = [describeSheet('drawn.css', ofBuild.css)];
  const { html, css } = await drawing('<p style="width:60%"></p>')('/blog', sheets);
  expect([html, css]).toEqual([ofBuild.pages[0], ['drawn.css']]);
});

test('one that no sheet has is refused: the site applies none', async () => {
  await expect(drawing('<p style="width:61%"></p>')('/blog', [])).rejects.toThrow(
    '/blog has an inline style that no page of the build has: width:61%',
  );
});
