import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import { messages } from '../constants/messages.ts';
import { SiteLanguage } from './fields.ts';
import { orStop } from './or-stop.ts';
import { ownWords, withoutTurning } from './own-words.ts';
import { showsSomething } from './shows-something.ts';

const noControls = /^\P{Cc}*$/u;

const Tags = z
  .array(
    ownWords().trim().max(limits.blogTagLength, orStop('This tag is too long.')).regex(noControls, orStop()),
  )
  .max(limits.blogTags, orStop(`Please use at most ${limits.blogTags} tags.`))
  .transform(tags => {
    const byWord = new Map(tags.filter(Boolean).map(tag => [tag.toLowerCase(), tag]));
    return [...byWord.values()];
  });

// Forms carry texts alone, so the list comes as JSON in one of them.
const TagsText = z
  .string()
  .max(10_000, orStop())
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('This is not a list of tags.');
      return z.NEVER;
    }
  })
  .pipe(Tags);

const TranslationOf = ownWords()
  .trim()
  .max(limits.blogSlugLength, orStop(messages.blogTranslationOfNone))
  .describe('the slug of a post that says the same in another language; empty for none');

/** The texts of the form that creates a post. The cover comes beside them, as `coverImage`. */
export const BlogForm = z.object({
  title: ownWords()
    .trim()
    .min(1, orStop(messages.blogTitleMissing))
    .max(limits.blogTitleLength, orStop(messages.blogTitleTooLong))
    .regex(noControls, orStop('Please use one line of text.')),
  // Whether it says something is a question of HTML, which is asked of what is not too long.
  content: z
    .string()
    .overwrite(withoutTurning)
    .max(limits.blogContentLength, orStop('This post is too long.'))
    .refine(showsSomething, orStop(messages.blogContentMissing)),
  tags: TagsText.default([]),
  metaTitle: ownWords()
    .trim()
    .max(limits.blogTitleLength, orStop(messages.blogTitleTooLong))
    .regex(noControls, orStop())
    .default(''),
  metaDescription: ownWords()
    .trim()
    .max(limits.blogMetaDescriptionLength, orStop(messages.blogMetaDescriptionTooLong))
    .default(''),
  coverAlt: ownWords().trim().max(limits.blogAltLength, orStop('This description is too long.')).default(''),
  language: SiteLanguage.default('en'),
  translationOf: TranslationOf.default(''),
});
export type BlogForm = z.output<typeof BlogForm>;

const FormBoolean = z.enum(['true', 'false']).transform(value => value === 'true');

/** A save says which version it is based on, so that it cannot undo what another moderator saved since. */
export const BlogChangeForm = BlogForm.extend({
  version: z
    .string()
    .regex(/^\d{1,9}$/, orStop('This is not a version.'))
    .transform(Number),
  removeCover: FormBoolean.default(false),
  language: SiteLanguage.optional().describe('as it was unless given'),
  translationOf: TranslationOf.optional().describe('as it was unless given'),
});
