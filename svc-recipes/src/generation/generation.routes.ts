import { routes } from '@sufra/service-kit';
import { type GenerateDeps, generateRecipe } from './generate-recipe.ts';
import type { GenerationMetrics } from './measure-generation.ts';

interface Deps extends GenerateDeps {
  measured: GenerationMetrics['measured'];
}

export const generationRoutes = ({ measured, ...deps }: Deps) =>
  routes({
    'POST /recipes/generate-openai': ({ body, caller }, { ip, header, signal, send }) =>
      measured(deps.model, model =>
        generateRecipe(
          { ...deps, model },
          {
            memberId: caller.userId,
            ip,
            body,
            idempotencyKey: header('idempotency-key'),
            signal,
            show: ({ event, data }) => send?.(event, data),
          },
        ),
      ),
  });
