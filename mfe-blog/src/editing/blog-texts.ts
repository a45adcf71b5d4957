import '@sufra/web-kit/zod-without-eval';
import { type Blog, BlogForm, limits, siteLanguages } from '@sufra/contracts';
import { z } from 'zod';
import { readersLanguage } from '../blog/api/blogs.ts';
import { t } from '../texts/text.ts';

const { title, content, metaTitle, metaDescription, coverAlt, language } = BlogForm.shape;

/** What is typed: the contract's rules, with nothing left out and the tags as the list that they are. */
export const BlogTexts = z.object({
  title,
  content,
  metaTitle: metaTitle.unwrap(),
  metaDescription: metaDescription.unwrap(),
  coverAlt: coverAlt.unwrap(),
  language: language.unwrap(),
  /** Its address, or a part of that. */
  translationOf: z.string(),
  tags: z
    .array(z.string().max(limits.blogTagLength, { error: () => t('editor.tagTooLong') }))
    .max(limits.blogTags, { error: () => t('editor.tooManyTags', { most: limits.blogTags }) }),
});
export type BlogTexts = z.infer<typeof BlogTexts>;

/** That of the page, or another in which the post is not there yet. */
function languageToWrite({ language, translations }: Blog) {
  const taken = new Set([language, ...translations.map(other => other.language)]);
  return [readersLanguage(), ...siteLanguages].find(each => !taken.has(each)) ?? readersLanguage();
}

/** What the editor begins with: a post, or nothing yet but what it is to be a translation of. */
export const textsOf = (blog: Blog | undefined, translated?: Blog): BlogTexts => ({
  title: blog?.title ?? '',
  content: blog?.content ?? '',
  tags: blog?.tags ?? [],
  metaTitle: blog?.metaTitle ?? '',
  metaDescription: blog?.metaDescription ?? '',
  coverAlt: blog?.coverAlt ?? '',
  language: blog?.language ?? (translated ? languageToWrite(translated) : readersLanguage()),
  translationOf: blog?.translations[0]?.slug ?? translated?.slug ?? '',
});
