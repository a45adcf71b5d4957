import type { Recipe } from '@sufra/contracts';
import { callForFile } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import type { formats } from './formats.ts';
import { fileName, saveFile } from './save-file.ts';

type Chosen = ReturnType<typeof formats>[number];

/** With their photos it may be hundreds of megabytes. */
const patience = 1_800_000;

/** One recipe, or all saved ones, as a file that the browser keeps. */
export const useExport = (recipe?: Pick<Recipe, '_id' | 'title'>) =>
  useMutation({
    mutationFn: async ({ format, endings }: Chosen) => {
      const query = recipe ? { id: recipe._id } : {};
      const content = await callForFile('GET /recipe-files/{format}', {
        params: { format },
        query,
        timeout: patience,
      });
      // What is a text by itself comes as an archive when a photo goes with it.
      const ending = content.type === 'application/zip' ? '.zip' : endings[recipe ? 0 : 1];
      saveFile((recipe ? fileName(recipe.title) : 'recipes') + ending, content);
    },
  });
