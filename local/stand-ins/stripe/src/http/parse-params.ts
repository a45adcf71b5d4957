import type { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { invalid, StripeProblem } from '../stripe-problem.ts';
import type { Form } from './read-form.ts';

const nameOf = (path: PropertyKey[]) =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

function problemOf(issue: z.core.$ZodIssue): StripeProblem {
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? '']);
    return invalid(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown');
  }
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return invalid(param, `Missing required param: ${param}.`, 'parameter_missing');
  return invalid(param, `${issue.message}: ${param}`);
}

/** A parameter that Stripe does not know is refused: a slip of the pen shows here, and not only there. */
export function parseParams(endpoint: Endpoint, form: Form): unknown {
  const { data, error } = endpoint.parse(form);
  if (!error) return data;
  const [issue] = error.issues;
  throw issue ? problemOf(issue) : new StripeProblem(400, 'Invalid request');
}
