import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';
import { requestLanguage } from '../generator/request/request-language.ts';

/** Which page shows which, so that no page shows the same one twice. */
export type Sample = 'hero' | 'generator';

const places: Sample[] = ['hero', 'generator'];

/** What the kitchen writes, for visitors who have no recipe yet. They stay as they are for a whole visit. */
export const sampleQuery = (sample: Sample) =>
  queryOptions({
    queryKey: ['samples'],
    queryFn: async ({ signal }) => {
      const language = requestLanguage();
      // An English page has nothing to learn of other kitchens' units.
      const [samples] = await Promise.all([
        call('GET /recipes/samples', { query: { language }, signal }),
        language === 'en' ? undefined : import('@sufra/amounts/learn-other-kitchens.ts'),
      ]);
      return samples;
    },
    select: ({ recipes }) => recipes[places.indexOf(sample)] ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
