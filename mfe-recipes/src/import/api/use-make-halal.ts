import type { BodyOf, ImportedRecipe } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';

type Choices = NonNullable<BodyOf<'POST /recipes/make-halal'>['choices']>;

/** The recipe with a swap for each line that wants one: the best, or the one that was chosen for it. */
export const useMakeHalal = ({ title, ingredients, instructions }: ImportedRecipe) =>
  useMutation({
    mutationFn: (choices: Choices) =>
      call('POST /recipes/make-halal', { body: { title, ingredients, instructions, choices } }),
  });
