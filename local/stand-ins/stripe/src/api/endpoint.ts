import { z } from 'zod';
import type { World } from '../world.ts';

interface Call<Params> {
  params: Params;
  /** What the address names. */
  id: string;
}

/** One address of the API: which parameters it takes, and what it does. */
export interface Endpoint {
  parse(form: unknown): z.ZodSafeParseResult<unknown>;
  run(world: World, call: { params: unknown; id: string }): object;
}

/** `expand` goes everywhere, and is seen to when the answer is written. */
const everywhere = { expand: z.array(z.string()).optional() };

export function endpoint<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (world: World, call: Call<z.output<z.ZodObject<Shape>>>) => object,
): Endpoint {
  const schema = z.strictObject({ ...shape, ...everywhere });
  const own = z.object(shape);
  return {
    parse: form => schema.safeParse(form),
    // Parsed already: here for the type alone.
    run: (world, { params, id }) => run(world, { params: params as z.output<typeof own>, id }),
  };
}
