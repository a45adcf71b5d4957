import { expect, test } from '@jest/globals';
import { messages } from '@sufra/contracts';
import { problem } from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aPost } from '../../test/a-blog.ts';
import { content, dialog, editorOpener, field, formSent, write } from '../../test/editor-opener.tsx';

const { api, openNew, openEdit, openTranslation } = editorOpener();

const post = aPost();
const putPost = `PUT /blogs/${post._id}` as 'PUT /blogs/{post}';
const create = () => screen.getByRole('button', { name: 'Create Blog' });
const update = () => screen.getByRole('button', { name: 'Update Blog' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a new post is sent as the form that the API asks for, and the list is asked for again', async () => {
  const { person } = await openNew();
  expect(screen.getByRole('heading', { name: 'Create New Blog' })).toBeVisible();
  api.reply('POST /blogs', { status: 201, body: { blog: post } });

  await person.type(field('Title'), '  Dates ');
  await write('Rutab comes first.');
  await person.type(field('Tags'), 'Ramadan, soup,{Enter}iftar');
  await person.type(field('SEO meta title'), 'About dates');
  await person.type(field('Meta description'), 'From rutab to tamr.');
  api.reply('GET /blogs', { body: { blogs: [post] } });
  await person.click(create());

  expect(await screen.findByText('The post is published.')).toBeVisible();
  await closed();
  expect(formSent(api.bodies('POST /blogs')[0])).toEqual({
    title: 'Dates',
    content: '<p>Rutab comes first.</p>',
    tags: '["Ramadan","soup","iftar"]',
    metaTitle: 'About dates',
    metaDescription: 'From rutab to tamr.',
    coverAlt: '',
    language: 'en',
    translationOf: '',
  });
  expect(await screen.findByRole('article', { name: post.title })).toBeVisible();
});

test('a changed post is sent with the version that it is based on', async () => {
  const { person } = await openEdit(post);
  expect(screen.getByRole('heading', { name: 'Edit Blog' })).toBeVisible();
  expect(content().querySelector('h2')?.textContent).toBe('Rutab');
  api.reply(putPost, { body: { blog: { ...post, version: 4 } } });

  await person.clear(field('Title'));
  await person.type(field('Title'), 'Dates anew');
  await person.click(update());

  expect(await screen.findByText('The post is saved.')).toBeVisible();
  expect(formSent(api.bodies(putPost)[0])).toMatchObject({
    title: 'Dates anew',
    content: post.content,
    tags: JSON.stringify(post.tags),
    version: '3',
  });
});

test('a translation is begun from its original, in a language in which there is none', async () => {
  const original = { ...post, translations: [{ language: 'ar' as const, slug: 'tmr', title: 'تمر' }] };
  const { person } = await openTranslation(original);

  expect(field('Language of the post')).toHaveValue('ur');
  expect(field('Translation of')).toHaveValue(post.slug);
  expect(field('Title')).toHaveAttribute('dir', 'rtl');
  expect(content()).toHaveAttribute('lang', 'ur');
  await person.selectOptions(field('Language of the post'), 'fr');
  expect(field('Title')).toHaveAttribute('dir', 'auto');
  await person.clear(field('Translation of'));
  await person.type(field('Translation of'), `https://sufra.example/ar/blog/${post.slug}?from=mail`);
  await person.type(field('Title'), 'Des dattes');
  await write('D’abord les fraîches.');
  api.reply('POST /blogs', {
    status: 422,
    body: problem('invalid_request', 'Please check what you entered.', {
      details: [{ path: 'translationOf', message: messages.blogTranslationTaken }],
    }),
  });
  await person.click(create());

  expect(await screen.findByText('There is a translation in this language already')).toBeVisible();
  expect(formSent(api.bodies('POST /blogs')[0])).toMatchObject({ language: 'fr', translationOf: post.slug });
});

test('while it is saved the button says so, and a second press does nothing', async () => {
  const { person } = await openEdit(post);
  const answer = Promise.withResolvers<{ body: unknown }>();
  api.reply(putPost, answer.promise);
  const button = update();
  await person.dblClick(button);

  expect(button.textContent).toBe('Saving...');
  await person.click(button);
  answer.resolve({ body: { blog: post } });
  await screen.findByText('The post is saved.');
  expect(api.bodies(putPost)).toHaveLength(1);
});

test('what is missing is said under its field, and the first of them has the focus', async () => {
  const { person } = await openNew();
  await person.click(create());

  expect(await screen.findByText('Blog title is required')).toBeVisible();
  expect(screen.getByText('Blog content is required')).toBeVisible();
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(api.bodies('POST /blogs')).toEqual([]);

  await person.type(field('Title'), 'Dates');
  await person.click(create());
  await waitFor(() => expect(content()).toHaveFocus());
  expect(screen.queryByText('Blog title is required')).not.toBeInTheDocument();
});

test('what is too long is said in product words', async () => {
  const { person } = await openNew();
  await person.click(field('Title'));
  await person.paste('x'.repeat(201));
  await person.click(field('Meta description'));
  await person.paste('x'.repeat(161));
  await write('text');
  await person.click(create());

  expect(await screen.findByText('Title must be less than 200 characters')).toBeVisible();
  expect(
    screen.getByText('Meta description should be less than 160 characters for better SEO'),
  ).toBeVisible();
  expect(api.bodies('POST /blogs')).toEqual([]);
});

test('what the server finds wrong is said under its field', async () => {
  const { person } = await openEdit(post);
  api.reply(putPost, {
    status: 400,
    body: problem('invalid_request', 'Please check what you entered.', {
      details: [{ path: 'metaTitle', message: 'This is too long.' }],
    }),
  });
  await person.click(update());

  expect(await screen.findByText('This is too long.')).toBeVisible();
  await waitFor(() => expect(field('SEO meta title')).toHaveFocus());
});

test.each([
  [
    'in the server’s words',
    { status: 403, body: problem('forbidden', 'You may not do this.') },
    'You may not do this.',
  ],
  ['without words', { status: 502, body: 'Bad Gateway' }, 'Failed to create blog'],
  ['without an answer', 'no answer' as const, 'Something went wrong. Please try again.'],
])('a new post that could not be saved says why %s, and nothing is lost', async (_how, reply, words) => {
  const { person } = await openNew();
  api.reply('POST /blogs', reply);
  await person.type(field('Title'), 'Dates');
  await write('Rutab');
  await person.click(create());

  expect((await dialog().findByRole('alert')).textContent).toBe(words);
  expect(field('Title')).toHaveValue('Dates');
  expect(content().textContent).toBe('Rutab');
});

test('a changed post that could not be saved says so', async () => {
  const { person } = await openEdit(post);
  api.reply(putPost, { status: 502, body: 'Bad Gateway' });
  await person.click(update());

  expect((await dialog().findByRole('alert')).textContent).toBe('Failed to update blog');
});

test('Enter in a line of text publishes nothing', async () => {
  const { person } = await openEdit(post);
  await person.type(field('Title'), '{Enter}');

  expect(api.bodies(putPost)).toEqual([]);
  expect(update()).toBeVisible();
});
