import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';

// It begins when it is loaded, as in the page.
beforeAll(async () => {
  document.documentElement.lang = 'ar';
  document.title = 'الوصفات (3)';
  await import('./page-digits.ts');
});
afterAll(() => {
  document.documentElement.lang = 'en';
});
beforeEach(() => document.body.replaceChildren());

/** Changes are looked at once the code that made them is done. */
const settled = () => new Promise<void>(resolve => queueMicrotask(resolve));

async function show(markup: string) {
  document.body.innerHTML = markup;
  await settled();
  return document.body;
}

test('what stood there before, the title among it, is written in the digits of the language', () => {
  expect(document.title).toBe('الوصفات (٣)');
  expect(document.documentElement.style.getPropertyValue('--digits')).toBe('arabic-indic');
});

test('what comes and what changes is written so, in texts and in what is heard', async () => {
  const { firstElementChild: part } = await show(
    '<p aria-label="4 وصفات"><b>4</b> وصفات <img alt="صورة 2"></p>',
  );
  expect(part?.textContent).toBe('٤ وصفات ');
  expect(part).toHaveAttribute('aria-label', '٤ وصفات');
  expect(part?.querySelector('img')).toHaveAttribute('alt', 'صورة ٢');
  const [number] = part?.querySelector('b')?.childNodes ?? [];
  if (number) number.nodeValue = '12:05';
  part?.setAttribute('aria-label', '5 وصفات');
  await settled();
  expect(part?.textContent).toBe('١٢:٠٥ وصفات ');
  expect(part).toHaveAttribute('aria-label', '٥ وصفات');
});

test.each([
  '<code>otp 123</code>',
  '<pre>{"id": 7}</pre>',
  '<textarea>2 بيض</textarea>',
  '<select><option>3</option></select>',
  '<div contenteditable="true"><p>4</p></div>',
  '<span translate="no">123</span>',
  '<p lang="en">7 dates</p>',
  '<a href="mailto:maryam2@sufra.example">maryam2@sufra.example</a>',
])('%s stays', async markup => {
  const { innerHTML } = await show(markup);
  expect(innerHTML).toBe(markup);
});

test('what a form sends stays, whatever is shown of it', async () => {
  const body = await show('<input value="4" placeholder="4"><select><option value="5">5</option></select>');
  expect([body.querySelector('input')?.value, body.querySelector('select')?.value]).toEqual(['4', '5']);
  expect(body.querySelector('input')).toHaveAttribute('placeholder', '٤');
  expect(body.querySelector('option')).toHaveTextContent('٥');
});

test('words in Urdu are written with the digits of Urdu', async () => {
  const body = await show('<p lang="ur">4 افراد</p>');
  expect(body).toHaveTextContent('۴ افراد');
});
