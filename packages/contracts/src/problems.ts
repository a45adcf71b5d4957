import type { RefusedFinding } from './api/recipe.ts';
import type { RecipeConflict } from './api/written-recipe.ts';
import * as limits from './constants/limits.ts';

/** Every refusal: its status and the sentence that people read. `code` is the word for programs. */
export const problems = {
  invalid_request: { status: 400, message: 'Please check what you entered.' },
  weak_password: { status: 400, message: 'Please choose a password that is harder to guess.' },
  token_invalid: { status: 400, message: 'This link is no longer valid. Please ask for a new one.' },
  undo_link_invalid: {
    status: 400,
    message: 'This link no longer undoes anything: it works once, and for three days.',
  },
  setup_over: { status: 400, message: 'This took too long. Please begin anew.' },
  second_step_over: { status: 400, message: 'This took too long. Please sign in again.' },
  google_failed: { status: 400, message: 'Signing in with Google did not work. Please try again.' },
  unknown_price: { status: 400, message: 'This price is not offered.' },
  signature_invalid: { status: 400, message: 'This is not signed as it must be.' },
  unauthorized: { status: 401, message: 'Please sign in.' },
  invalid_credentials: { status: 401, message: 'The e-mail address or the password is not right.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  quota_exhausted: { status: 403, message: "You've reached your limit." },
  premium_meal_type: { status: 403, message: 'This meal type is for premium members.' },
  own_recipes_full: {
    status: 403,
    message: `You have written ${limits.writtenOfFreeMember} recipes, as many as free members keep. Premium members write as many as they like.`,
  },
  premium_only: { status: 403, message: 'This is for premium members.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  email_unverified: { status: 403, message: 'Please confirm your e-mail address first.' },
  wrong_password: { status: 403, message: 'Your current password is not right.' },
  password_required: {
    status: 403,
    message: 'Please enter your password, so that we know it is you.',
  },
  sign_in_again: {
    status: 403,
    message:
      'Please sign in with Google once more, so that we know it is you, and try again within ten minutes.',
  },
  second_factor_required: {
    status: 403,
    message: 'Please confirm with your second step, so that we know it is you.',
  },
  wrong_second_factor: { status: 403, message: 'This is not right, or it was used before.' },
  passkey_refused: {
    status: 403,
    message: 'This passkey does not sign in here. Please sign in another way.',
  },
  not_found: { status: 404, message: 'There is nothing here.' },
  recipe_withheld: {
    status: 404,
    message: 'This recipe is no longer halal by our check, so it is not shown.',
  },
  method_not_allowed: { status: 405, message: 'This cannot be done here.' },
  request_timeout: { status: 408, message: 'This came too slowly. Please try again.' },
  no_password: {
    status: 409,
    message: 'This account has no password yet. Ask for a link that sets one.',
  },
  address_taken: {
    status: 409,
    message:
      'The address that this link gives back has another account by now. Delete that account first, then open this link again.',
  },
  recipe_not_halal: {
    status: 409,
    message: 'This recipe is no longer halal by our check, so it cannot be shared.',
  },
  recipe_taken_off: {
    status: 409,
    message: 'A moderator took this recipe off.',
  },
  hijri_month_length: {
    status: 409,
    message:
      'A month has 29 or 30 days, and with this day one would have another number. Please look at the months beside it.',
  },
  too_many_passkeys: {
    status: 409,
    message: 'You have as many passkeys as one account may have. Please remove one first.',
  },
  last_admin: { status: 409, message: 'The last admin has to stay one. Promote somebody else first.' },
  idempotency_conflict: {
    status: 409,
    message: 'This request was made before with other words. Please ask anew.',
  },
  already_premium: { status: 409, message: 'You are already subscribed to Premium.' },
  not_premium: { status: 409, message: 'You have no premium membership.' },
  transfer_known: { status: 409, message: 'This transfer is recorded already.' },
  recipe_private: {
    status: 409,
    message: 'The steps of this recipe belong to the page that it came from, so it has no public address.',
  },
  recipe_unfinished: {
    status: 409,
    message: 'A recipe needs ingredients and steps, and has to be saved, before it can be published.',
  },
  publication_changed: {
    status: 409,
    message: 'This was changed or answered meanwhile. Please look at it once more.',
  },
  edit_conflict: {
    status: 409,
    message: 'Somebody else saved this post after you opened it. Nothing of yours is lost.',
  },
  in_household: {
    status: 409,
    message: 'You belong to a household already. Leave it first, then come back to this.',
  },
  household_full: {
    status: 409,
    message: `A household has at most ${limits.householdMembers} members, and this one is full.`,
  },
  invitations_full: {
    status: 409,
    message: `A household has at most ${limits.householdMembers} open invitations. Please take one back first.`,
  },
  owner_stays: {
    status: 409,
    message: 'The owner cannot leave. Hand the household over first, or dissolve it.',
  },
  eaters_full: {
    status: 409,
    message: `A table has at most ${limits.keptEaters} people without an account. Please take one off first.`,
  },
  eater_known: { status: 409, message: 'One of this name is at your table already.' },
  too_many_collections: {
    status: 409,
    message: 'You have as many collections as one account may have. Please delete one first.',
  },
  collection_known: { status: 409, message: 'You have a collection of this name already.' },
  recipe_changed: {
    status: 409,
    message: 'This recipe was changed elsewhere after you opened it. Nothing of yours is lost.',
  },
  archive_running: {
    status: 409,
    message: 'Another file of yours is still being imported. Please wait until it is done.',
  },
  report_answered: { status: 409, message: 'Another moderator has answered this report meanwhile.' },
  list_changed: {
    status: 409,
    message: 'Your shopping list was changed elsewhere meanwhile. Please try again.',
  },
  list_full: {
    status: 409,
    message: `A shopping list has at most ${limits.shoppingLines} lines. Please take something off first.`,
  },
  plan_changed: { status: 409, message: 'Your week was changed elsewhere meanwhile. Please try again.' },
  invitation_over: {
    status: 410,
    message: 'This invitation is over: it works once, and for a week. Please ask for a new one.',
  },
  payload_too_large: { status: 413, message: 'This is too large.' },
  image_too_large: { status: 413, message: 'Image size should be less than 5MB' },
  uri_too_long: { status: 414, message: 'This address is too long.' },
  unsupported_media_type: { status: 415, message: 'Please send this as JSON.' },
  not_an_image: { status: 415, message: 'Please select a valid image file' },
  range_not_satisfiable: { status: 416, message: 'There is no such part of this.' },
  not_halal: { status: 422, message: 'This cannot be made halal as it is.' },
  amounts_unlikely: {
    status: 422,
    message: 'Are these amounts right?',
  },
  no_recipe: { status: 422, message: 'There is no recipe in this.' },
  archive_unreadable: {
    status: 422,
    message: 'This file cannot be opened: it is broken, or of a kind that is not known here.',
  },
  several_recipes: { status: 422, message: 'There are several recipes in this. Please say which one.' },
  address_refused: {
    status: 422,
    message: 'This address cannot be read. Please give that of a public page.',
  },
  page_unavailable: { status: 422, message: 'This page could not be read. Please paste its text instead.' },
  page_needs_sign_in: {
    status: 422,
    message: 'This page wants a sign-in, so it cannot be read from here. Please paste its text instead.',
  },
  model_needed: {
    status: 422,
    message:
      'Reading this needs a model, and none is connected here. Please paste the recipe with its ingredients and steps.',
  },
  dish_not_halal: {
    status: 422,
    message: 'This dish is the forbidden thing itself. Here are three that take its place.',
  },
  not_food: { status: 422, message: 'Please ask for something to eat.' },
  dish_unknown: {
    status: 422,
    message: 'Without AI, our kitchen does not know this dish in this language. It knows these, for example:',
  },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a little.' },
  network_quota_exhausted: {
    status: 429,
    message: 'Your network has used up its free recipes for now.',
  },
  headers_too_large: { status: 431, message: 'This request is too large.' },
  internal_error: { status: 500, message: 'Something went wrong. Please try again.' },
  bad_gateway: { status: 502, message: 'A part of the site gave no proper answer. Please try again.' },
  generator_unavailable: {
    status: 502,
    message: 'The kitchen gave no usable recipe. Nothing was counted; please try again.',
  },
  not_in_language: {
    status: 502,
    message: 'The recipe did not come in your language. Nothing was counted; please try again.',
  },
  service_unavailable: {
    status: 503,
    message: 'A part of the site is not available right now. Please try again in a moment.',
  },
  generator_timeout: {
    status: 504,
    message: 'Writing this recipe took too long. Nothing was counted; please try again.',
  },
  gateway_timeout: { status: 504, message: 'This took too long. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;

export interface ProblemDetail {
  path: string;
  message: string;
  /** Of `not_halal`: the same in its parts. */
  finding?: RefusedFinding;
}

/** The one error shape. `error` and `message` hold the same sentence. */
export interface ProblemAnswer {
  error: string;
  message: string;
  code: ProblemCode;
  requestId: string;
  details?: ProblemDetail[];
  /** Of `recipe_changed`. */
  conflict?: RecipeConflict;
  /** Of `list_changed`: the one that is there. */
  version?: number;
}
