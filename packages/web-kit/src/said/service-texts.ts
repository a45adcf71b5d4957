import { brand } from '@sufra/contracts';
import { t } from '../texts/text.ts';
import type { Said } from './said.ts';

/** What services say beside the sentences of contracts, by their English words; a figure in them is '#', quoted words are '“”'. */
export const serviceTexts = (): Record<string, Said> => ({
  'The kitchen was busy for a moment.': () => t('serviceSaid.again.busy'),
  'The recipe was not complete.': () => t('serviceSaid.again.notWhole'),
  'An ingredient was not halal.': () => t('serviceSaid.again.notHalal'),
  'An ingredient stood on your list of what to avoid.': () => t('serviceSaid.again.avoided'),
  'The recipe was not in your language.': () => t('serviceSaid.again.foreign'),
  'A step was not safe to cook by.': () => t('serviceSaid.again.unsafe'),
  'Something in the recipe did not add up.': () => t('serviceSaid.again.careless'),
  'Each recipe that we wrote had a step that is not safe to cook by. Please ask for another dish, or try again.':
    () => t('serviceSaid.allUnsafe'),
  'Each recipe that we wrote named what is to be avoided: “”. Please ask for another dish, or try again.': ({
    words,
  }) => t('serviceSaid.allAvoided', { words }),
  'Each recipe that we wrote named what one of those who eat avoids. Please ask for another dish, or try again.':
    () => t('serviceSaid.allAvoidedUnsaid'),
  'This is none of those who eat at your table.': () => t('serviceSaid.notYourEater'),
  'Please choose something other than your name or your e-mail address.': () =>
    t('serviceSaid.passwordPersonal'),
  [`Please choose something other than ‘${brand.name}’.`]: () =>
    t('serviceSaid.passwordBrand', { brand: brand.name }),
  'Many people use this password, so it is among the first to be guessed. Please choose another.': () =>
    t('serviceSaid.passwordCommon'),
  'This password is known from a leak at another site. Please choose another.': () =>
    t('serviceSaid.passwordLeaked'),
  'The recipe is no longer public.': () => t('serviceSaid.publicationEnded'),
  'This day has not come yet.': () => t('serviceSaid.dayToCome'),
  'Leftovers are of a meal that is cooked at most # days before.': ({ count }) =>
    t('serviceSaid.leftoversKeep', { count }),
  'Please choose a day within # days of today.': ({ count }) => t('serviceSaid.dayTooFar', { count }),
  'Please choose a first and a last day, at most # days in all.': ({ count }) =>
    t('serviceSaid.calendarRange', { count }),
  'This is none of your saved recipes.': () => t('serviceSaid.notYourRecipe'),
  'Please give an address, a text or a file.': () => t('serviceSaid.importGive'),
  'Please choose an HTML page or a photo.': () => t('serviceSaid.importFile'),
  'Please choose a file.': () => t('serviceSaid.chooseFile'),
  'This unpacks to more than can be taken at once.': () => t('serviceSaid.unpacksToMore'),
  'The text of this file is in no encoding that is read here. Please save it as Unicode.': () =>
    t('serviceSaid.unknownEncoding'),
  'You have no saved recipes yet.': () => t('serviceSaid.nothingSaved'),
  'There is no recipe in this. What it holds: “”.': ({ words }) => t('serviceSaid.noRecipeIn', { words }),
  'You keep # recipes of your own. Premium members keep as many as they like.': ({ count }) =>
    t('serviceSaid.keptFull', { count }),
  'This has # ingredients and # steps; a recipe here has at most # of each.': () =>
    t('serviceSaid.tooManyLines'),
  'This is required.': () => t('serviceSaid.required'),
  'This is not allowed here.': () => t('serviceSaid.notAllowed'),
  'This is none of what is allowed here.': () => t('serviceSaid.noneAllowed'),
  'This was sent twice.': () => t('serviceSaid.sentTwice'),
});
