import { routes } from '@sufra/service-kit';
import { type GenerateDeps, generateRecipe } from './generate-recipe.ts';

export const generationRoutes = (deps: GenerateDeps) =>
  routes({
    'POST /recipes/generate-openai': ({ body, caller }, { ip, header, signal, send }) =>
      generateRecipe(deps, {
        memberId: caller.userId,
        ip,
        body,
        idempotencyKey: header('idempotency-key'),
        signal,
        show: ({ event, data }) => send?.(event, data),
      }),
  });
