import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';
import { requestLanguage } from '../generator/request/request-language.ts';
import { chosenUnits } from '../units/units-choice.ts';

/** Which page shows which, so that no page shows the same one twice. */
export type Sample = 'hero' | 'generator';

const places: Sample[] = ['hero', 'generator'];

/** What the kitchen writes, for visitors who have no recipe yet. They stay as they are for a whole visit. */
export const sampleQuery = (sample: Sample) =>
  queryOptions({
    queryKey: ['samples'],
    queryFn: async ({ signal }) => {
      const language = requestLanguage();
      // The samples are written in their kitchen's units; only who wants others needs to have these understood.
      const [samples] = await Promise.all([
        call('GET /recipes/samples', { query: { language }, signal }),
        language === 'en' || chosenUnits() === 'metric'
          ? undefined
          : import('@sufra/amounts/learn-other-kitchens.ts'),
      ]);
      return samples;
    },
    select: ({ recipes }) => recipes[places.indexOf(sample)] ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
