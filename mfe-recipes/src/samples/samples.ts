import { siteLanguages } from '@sufra/contracts';
import { call, pageLanguage } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** Which page shows which, so that no page shows the same one twice. */
export type Sample = 'hero' | 'generator';

const places: Sample[] = ['hero', 'generator'];

/** What the kitchen writes, for visitors who have no recipe yet. They stay as they are for a whole visit. */
export const sampleQuery = (sample: Sample) =>
  queryOptions({
    queryKey: ['samples'],
    // They are written in the units of their language's kitchens: home loads no table of these.
    queryFn: ({ signal }) =>
      call('GET /recipes/samples', {
        query: { language: siteLanguages.find(each => each === pageLanguage()) ?? 'en' },
        signal,
      }),
    select: ({ recipes }) => recipes[places.indexOf(sample)] ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
