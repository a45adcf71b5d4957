const mebibyte = 1024 * 1024;

/** The business constants: numbers that a page shows and a service enforces. */
export const limits = {
  pageLength: 50,
  pageLengthMax: 200,
  countedMost: 200,
  freeGenerations: 3,
  newRecipesOnHome: 3,
  recentRecipesOnDashboard: 3,
  sunnahFoods: 17,
  etiquetteTips: 6,
  navigationOpaqueAfterPixels: 10,
  recipePromptLength: 1_000,
  checkedTextLength: 4_000,
  checksPerMinute: 20,
  recipeTitleLength: 300,
  linesOfRecipe: 100,
  lineOfRecipeLength: 500,
  stepOfRecipeLength: 4_000,
  ingredientsInRequest: 40,
  ingredientLength: 100,
  unsavedRecipeHours: 24,
  undoDeletionSeconds: 10,
  blogTitleLength: 200,
  blogMetaDescriptionLength: 160,
  blogMetaDescriptionRecommendedFrom: 120,
  blogContentLength: 200_000,
  blogTags: 20,
  blogTagLength: 40,
  blogAltLength: 300,
  searchLength: 200,
  imageBytes: 5 * mebibyte,
  passwordLengthMin: 8,
  passwordLengthMax: 256,
  recoveryCodes: 10,
  passkeys: 10,
  passkeyNameLength: 60,
  secondFactorFreshMinutes: 10,
  nameLength: 100,
  emailLength: 254,
  roleMessageMilliseconds: 3_000,
  resetRedirectMilliseconds: 2_500,
  supportAnswerHours: 24,
} as const;

export const legalTextsUpdated = '2025-05-21';

/** Money is in minor units everywhere. */
export const premium = {
  pricePence: 499,
  currency: 'GBP',
  interval: 'month',
  charityPercent: 10,
} as const;
