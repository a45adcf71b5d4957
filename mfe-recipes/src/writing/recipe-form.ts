import { type Recipe, usualServings, type WrittenRecipe } from '@sufra/contracts';
import { latinDigits } from '@sufra/texts/digits';

/** A line that keeps its name while it moves. */
export interface FormLine {
  id: string;
  text: string;
}

/** What stands in the fields, as it is typed. */
export interface RecipeForm {
  title: string;
  description: string;
  servings: string;
  prepTime: string;
  cookTime: string;
  ingredients: FormLine[];
  instructions: FormLine[];
  notes: string;
  tags: string;
}

let lines = 0;
export const newLine = (text = ''): FormLine => {
  lines += 1;
  return { id: `line-${lines}`, text };
};

const asLines = (texts: readonly string[]) => (texts.length > 0 ? texts.map(newLine) : [newLine()]);
const asNumber = (minutes: number) => (minutes > 0 ? String(minutes) : '');

export const formOf = (written: WrittenRecipe): RecipeForm => ({
  title: written.title,
  description: written.description,
  servings: String(written.servings),
  prepTime: asNumber(written.prepTime),
  cookTime: asNumber(written.cookTime),
  ingredients: asLines(written.ingredients),
  instructions: asLines(written.instructions),
  notes: written.notes,
  tags: written.tags.join(', '),
});

export const emptyRecipe: WrittenRecipe = {
  title: '',
  description: '',
  servings: usualServings,
  prepTime: 0,
  cookTime: 0,
  ingredients: [],
  instructions: [],
  notes: '',
  tags: [],
};

/** A recipe's text as its owner writes it. */
export const writtenText = (recipe: Recipe): WrittenRecipe => ({
  title: recipe.title,
  description: recipe.description,
  servings: recipe.options.servingSize ?? usualServings,
  prepTime: recipe.prepTime,
  cookTime: recipe.cookTime,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  notes: recipe.notes,
  tags: recipe.tags,
});

export const isWritten = ({ text }: FormLine) => text.trim() !== '';
const textsOf = (all: FormLine[]) => all.filter(isWritten).map(({ text }) => text.trim());

export const typedNumber = (text: string) => Number(latinDigits(text));

/** What is sent: lines without a word are none. */
export const writtenOf = (form: RecipeForm): WrittenRecipe => ({
  title: form.title.trim(),
  description: form.description.trim(),
  servings: typedNumber(form.servings),
  prepTime: typedNumber(form.prepTime),
  cookTime: typedNumber(form.cookTime),
  ingredients: textsOf(form.ingredients),
  instructions: textsOf(form.instructions),
  notes: form.notes.trim(),
  tags: form.tags
    .split(/[,،、]/)
    .map(tag => tag.trim())
    .filter(Boolean),
});
