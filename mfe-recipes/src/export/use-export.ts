import type { Recipe } from '@sufra/contracts';
import { callForFile } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import type { formats } from './formats.ts';
import { fileName, saveFile } from './save-file.ts';

type Chosen = ReturnType<typeof formats>[number];

/** One recipe, or all saved ones, as a file that the browser keeps. */
export const useExport = (recipe?: Pick<Recipe, '_id' | 'title'>) =>
  useMutation({
    mutationFn: async ({ format, endings }: Chosen) => {
      const query = recipe ? { id: recipe._id } : {};
      const content = await callForFile('GET /recipe-files/{format}', { params: { format }, query });
      saveFile(recipe ? fileName(recipe.title) + endings[0] : `recipes${endings[1]}`, content);
    },
  });
