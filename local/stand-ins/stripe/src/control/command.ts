import { z } from 'zod';
import { StripeProblem } from '../stripe-problem.ts';

/** What a control address does with what it is sent. */
export type Command = (body: unknown) => object | Promise<object>;

export function command<Schema extends z.ZodType>(
  schema: Schema,
  run: (order: z.output<Schema>) => object | Promise<object>,
): Command {
  return body => {
    const { data, error } = schema.safeParse(body);
    if (error) throw new StripeProblem(400, z.prettifyError(error));
    return run(data);
  };
}
