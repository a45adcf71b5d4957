import { type SiteLanguage, siteLanguages } from '@sufra/contracts';
import type { PostDocument } from '../models/post-model.ts';

/** A replica of the version before names none for what it saves, which is English. */
export const languageOf = ({ language }: Pick<PostDocument, 'language'>): SiteLanguage => language ?? 'en';

/** What finds the posts of these languages, by an index. */
const anyOf = (languages: readonly SiteLanguage[]) => ({
  $in: languages.includes('en') ? [...languages, null] : [...languages],
});

export const saidIn = (language: SiteLanguage) => anyOf([language]);

export const saidElsewhere = (language: SiteLanguage) =>
  anyOf(siteLanguages.filter(each => each !== language));
