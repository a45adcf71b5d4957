import type { Recipe } from '@sufra/contracts';
import { useQuery } from '@tanstack/react-query';

interface LocalKitchen {
  dishes: number;
}

interface Status {
  parts?: { name?: string; dishes?: number }[];
}

const localChef = 'local-chef';

/** What the start command says of the chef that it runs in place of a model. Only a local run has this address. */
async function readLocalKitchen({ signal }: { signal: AbortSignal }): Promise<LocalKitchen | null> {
  const answer = await fetch('/__local/status', { signal });
  if (!answer.ok) return null;
  const { parts = [] } = (await answer.json()) as Status; // a parsed edge
  const dishes = parts.find(({ name }) => name === localChef)?.dishes;
  return dishes === undefined ? null : { dishes };
}

/** The local kitchen where it wrote the recipe; null where a model did, and wherever the site does not run locally. */
export function useLocalKitchen({ kind, name }: Recipe['source']): LocalKitchen | null {
  const { data = null } = useQuery({
    queryKey: ['local-kitchen'],
    queryFn: readLocalKitchen,
    enabled: kind === localChef && name === localChef,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data;
}
