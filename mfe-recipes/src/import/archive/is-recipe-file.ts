/** What other programs call their recipes; pages and photos are read one at a time, in another way. */
export const recipeFileEndings = [
  '.paprikarecipes',
  '.paprikarecipe',
  '.zip',
  '.json',
  '.jsonld',
  '.cook',
  '.txt',
];

export const isRecipeFile = ({ name }: Pick<File, 'name'>) =>
  recipeFileEndings.some(ending => name.toLowerCase().endsWith(ending));
