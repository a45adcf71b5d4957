import { expect, test } from '@jest/globals';
import { squeezeCss } from './squeeze-css.ts';

test.each([
  ["/* it's why */\n.a {\n  color: red;\n}\n\n/* too */\n.b {\n}\n", '.a{color:red;}.b{}'],
  ['.a > .b,\n.c :hover { margin: 0 auto }', '.a > .b,.c :hover{margin:0 auto}'],
  ['.a { width: calc(1px + 2em); }', '.a{width:calc(1px + 2em);}'],
  ['.a::before { content: "a ; /* b */ \\" }  c"; }', '.a::before{content:"a ; /* b */ \\" }  c";}'],
  ['.a {\n  font: 1em "A B",\n    serif;\n}', '.a{font:1em "A B",serif;}'],
])('%j becomes %j', (css, squeezed) => {
  expect(squeezeCss(css)).toBe(squeezed);
});
