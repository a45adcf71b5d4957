import { expect, test } from '@jest/globals';
import { problem } from '@sufra/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPicture, aPost } from '../../../test/a-blog.ts';
import { content, dialog, editorOpener, field, formSent, tool, write } from '../../../test/editor-opener.tsx';

const { api, openNew, openEdit } = editorOpener();

const html = () => content().innerHTML;
const picture = aPicture('pot');

async function sentContent(person: Awaited<ReturnType<typeof openNew>>['person']) {
  api.reply('POST /blogs', { status: 201, body: { blog: aPost() } });
  await person.type(field('Title'), 'x');
  await person.click(screen.getByRole('button', { name: 'Create Blog' }));
  await screen.findByText('The post is published.');
  return formSent(api.bodies('POST /blogs')[0]).content;
}

test.each([
  ['Bold', 'strong'],
  ['Italic', 'em'],
  ['Underline', 'u'],
  ['Strike', 's'],
  ['Code', 'code'],
])('%s is put on what is selected, and off once pressed again', async (name, element) => {
  const { person } = await openNew();
  await write('words');
  fireEvent.keyDown(content(), { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
  await person.click(tool(name));
  expect(content().querySelector(element)?.textContent).toBe('words');
  expect(tool(name)).toHaveAttribute('aria-pressed', 'true');

  await person.click(tool(name));
  await waitFor(() => expect(tool(name)).toHaveAttribute('aria-pressed', 'false'));
});

test.each([
  ['Heading 2', 'h2'],
  ['Heading 3', 'h3'],
  ['Heading 4', 'h4'],
  ['Bullet list', 'ul li'],
  ['Numbered list', 'ol li'],
  ['Quote', 'blockquote'],
  ['Code block', 'pre code'],
])('%s is what the words at the cursor become, and no more once pressed again', async (name, element) => {
  const { person } = await openNew();
  await person.click(tool(name));
  expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
  await write('words');
  expect(content().querySelector(element)?.textContent).toBe('words');

  await person.click(tool(name));
  await waitFor(() => expect(tool(name)).toHaveAttribute('aria-pressed', 'false'));
});

test('undo and redo go back and forth, and say when there is nothing', async () => {
  const { person } = await openNew();
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
  await write('words');
  await person.click(tool('Undo'));
  expect(content().textContent).toBe('');
  await person.click(tool('Redo'));
  expect(content().textContent).toBe('words');
});

test('the toolbar is one stop, and arrows walk it', async () => {
  const { person } = await openNew();
  await person.click(field('Title'));
  await person.tab();
  expect(tool('Undo')).toHaveFocus();
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(tool('Heading 2')).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(tool('Heading 2')).toHaveFocus();
  await person.keyboard('{End}');
  expect(tool('Table')).toHaveFocus();
  await person.keyboard('{ArrowRight}');
  expect(tool('Undo')).toHaveFocus();
  await person.tab();
  expect(content()).toHaveFocus();
  await person.tab({ shift: true });
  expect(tool('Undo')).toHaveFocus();
});

test('words and characters are counted', async () => {
  await openNew();
  expect(dialog().getByText('0 words · 0 characters')).toBeVisible();
  await write('Rutab comes first');
  expect(await dialog().findByText('3 words · 17 characters')).toBeVisible();
});

test('a table is put in, grows, shrinks and goes, and is sent without a style', async () => {
  const { person } = await openNew();
  await person.click(tool('Table'));
  const bar = within(await dialog().findByRole('toolbar', { name: 'Table' }));
  expect(content().querySelectorAll('tr')).toHaveLength(3);
  expect(content().querySelectorAll('th')).toHaveLength(3);

  await person.click(bar.getByRole('button', { name: 'Add row below' }));
  await person.click(bar.getByRole('button', { name: 'Add column after' }));
  expect(content().querySelectorAll('tr')).toHaveLength(4);
  expect(content().querySelectorAll('th')).toHaveLength(4);
  await person.click(bar.getByRole('button', { name: 'Delete row' }));
  await person.click(bar.getByRole('button', { name: 'Delete column' }));
  expect(content().querySelectorAll('tr')).toHaveLength(3);
  await write('Kind');
  expect(await sentContent(person)).toMatch(/^<table><tbody><tr>.*Kind.*<\/table>$/);
  expect(formSent(api.bodies('POST /blogs')[0]).content).not.toMatch(/style|colgroup/);
});

test('a link is made of a safe address, changed, and taken away; Escape closes its field alone', async () => {
  const { person } = await openNew();
  await person.click(tool('Link'));
  const address = () => dialog().getByRole('textbox', { name: 'Link address' });
  expect(address()).toHaveFocus();
  await person.type(address(), 'javascript:alert(1){Enter}');
  expect(dialog().getByText(/begins with https/)).toBeVisible();
  expect(html()).not.toContain('<a');

  await person.clear(address());
  await person.type(address(), 'sufra.example/dates{Enter}');
  expect(content().querySelector('a')).toHaveAttribute('href', 'https://sufra.example/dates');
  await person.click(tool('Link'));
  await person.click(dialog().getByRole('button', { name: 'Remove link' }));
  expect(content().querySelector('a')).not.toBeInTheDocument();

  await person.click(tool('Link'));
  await person.keyboard('{Escape}');
  expect(dialog().queryByRole('textbox', { name: 'Link address' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create Blog' })).toBeVisible();
});

test('what is pasted keeps its shape and loses everything else', async () => {
  await openNew();
  await write(
    '',
    '<h1 style="color:red" onclick="x()">Dates</h1><p><a href="javascript:x()">bad</a> <a href="https://sufra.example">good</a></p><script>x</script><img src="https://evil.example/a.png">',
  );

  expect(content().querySelector('h2')?.outerHTML).toBe('<h2>Dates</h2>');
  expect(content().querySelectorAll('a')).toHaveLength(1);
  expect(content().querySelector('script, img:not([class]), [style*="red"]')).not.toBeInTheDocument();
});

const pickPicture = (...files: File[]) =>
  fireEvent.change(dialog().getByLabelText('Picture for the text'), { target: { files } });

test('a picture is uploaded, shows that it is on its way, lands in the text and is described', async () => {
  const { person } = await openNew();
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  api.reply('POST /blogs/images', answer.promise);
  pickPicture(new File(['x'], 'pot.png', { type: 'image/png' }));

  expect(await dialog().findByRole('progressbar', { name: 'Uploading pot.png' })).toBeVisible();
  await person.type(field('Title'), 'Dates');
  await person.click(screen.getByRole('button', { name: 'Create Blog' }));
  answer.resolve({ status: 201, body: { picture } });
  await person.type(await dialog().findByRole('textbox', { name: 'Describe the picture' }), 'A pot');

  expect(dialog().queryByRole('progressbar')).not.toBeInTheDocument();
  const shown = content().querySelector('img[src]');
  expect(shown).toHaveAttribute('src', picture.src);
  expect(shown).toHaveAttribute('alt', 'A pot');
  expect(await sentContent(person)).toContain('alt="A pot"');
});

test('a picture that is pasted is uploaded as well', async () => {
  await openNew();
  api.reply('POST /blogs/images', { status: 201, body: { picture } });
  const files = [new File(['x'], 'pot.png', { type: 'image/png' })];
  fireEvent.paste(content(), { clipboardData: { types: ['Files'], files, getData: () => '' } });
  await waitFor(() => expect(content().querySelectorAll('img[src]')).toHaveLength(1));
});

test('an upload can be stopped', async () => {
  const { person } = await openNew();
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  api.reply('POST /blogs/images', answer.promise);
  pickPicture(new File(['x'], 'pot.png', { type: 'image/png' }));
  await dialog().findByRole('progressbar');
  await person.click(dialog().getByRole('button', { name: 'Cancel upload of pot.png' }));

  expect(dialog().queryByRole('progressbar')).not.toBeInTheDocument();
  answer.resolve({ status: 201, body: { picture } });
  await write('words');
  expect(content().querySelector('img[src]')).not.toBeInTheDocument();
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [new File(['x'], 'a.svg', { type: 'image/svg+xml' }), 'a.svg: Please select a valid image file'],
  [new File(['x'], 'a.txt', { type: 'text/plain' }), 'a.txt: Please select a valid image file'],
])('a file that is no picture is refused before it is sent', async (file, words) => {
  await openNew();
  pickPicture(file);

  expect((await dialog().findByRole('alert')).textContent).toBe(words);
  expect(api.bodies('POST /blogs/images')).toEqual([]);
});

test('what the server says of a picture is shown', async () => {
  await openNew();
  api.reply('POST /blogs/images', {
    status: 413,
    body: problem('image_too_large', 'Image size should be less than 5MB'),
  });
  pickPicture(new File(['x'], 'pot.png', { type: 'image/png' }));

  expect((await dialog().findByRole('alert')).textContent).toBe(
    'pot.png: Image size should be less than 5MB',
  );
});

test('the preview shows what readers will see, and the text is still there after it', async () => {
  const { person } = await openEdit(aPost());
  const toggle = dialog().getByRole('button', { name: 'Preview' });
  await person.click(toggle);

  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const article = within(dialog().getByRole('article'));
  expect(article.getByRole('heading', { level: 1, name: aPost().title })).toBeVisible();
  expect(article.getByRole('heading', { level: 2, name: 'Rutab' })).toBeVisible();
  expect(article.getByText('Yusuf').parentElement).toHaveTextContent('By Yusuf');
  await person.click(toggle);
  expect(dialog().queryByRole('article')).not.toBeInTheDocument();
  expect(content().querySelector('h2')?.textContent).toBe('Rutab');
});

test('what is wrong is shown where it can be put right, also from the preview', async () => {
  const { person } = await openNew();
  await person.click(dialog().getByRole('button', { name: 'Preview' }));
  await person.click(screen.getByRole('button', { name: 'Create Blog' }));

  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(dialog().queryByRole('article')).not.toBeInTheDocument();
});
