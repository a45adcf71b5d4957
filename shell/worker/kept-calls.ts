import { apiPrefix } from '@sufra/contracts';

const oneRecipe = /^\/recipes\/[\da-f]{24}$/;

/** What is read without a net, for the member who asked: recipes with their plan, list and collections, and who they are. */
const ofMember = [
  /^\/recipes$/,
  /^\/recipes\/(?:counts|unsaved|plan|calendar|collections|profile)$/,
  oneRecipe,
  /^\/shopping-list$/,
  /^\/auth\/me$/,
];

/** What every visitor may read. */
const ofEverybody = [
  /^\/blogs(?:\/|$)/,
  /^\/recipes\/(?:samples|shared|published)(?:\/|$)/,
  /^\/payment\/donations$/,
  /^\/hijri-months$/,
];

/** A path below the API's prefix; nothing for what is no call. */
export const callPath = ({ pathname }: URL): string | undefined =>
  pathname.startsWith(`${apiPrefix}/`) ? pathname.slice(apiPrefix.length) : undefined;

const matches = (patterns: RegExp[], url: URL) => {
  const path = callPath(url);
  return path !== undefined && patterns.some(pattern => pattern.test(path));
};

export const isKeptForMember = (url: URL) => matches([...ofMember, ...ofEverybody], url);
export const isKeptForEverybody = (url: URL) => matches(ofEverybody, url);
export const isOneRecipe = (url: URL) => matches([oneRecipe], url);
export const isPicture = (url: URL) => callPath(url)?.startsWith('/recipes/pictures/') ?? false;
