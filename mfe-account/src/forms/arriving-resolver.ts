import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks a form by a resolver in a chunk of its own, for pages that a visitor sees first: the schemas and what reads them are larger than
 * the page. `preload` fetches it when a field is chosen. Where it cannot be fetched, the form is sent as it stands, for the
 * service checks it by the same schema and its refusal is shown under the same fields.
 */
export function arrivingResolver<Values extends FieldValues>(load: () => Promise<Resolver<Values>>) {
  let arriving: Promise<Resolver<Values> | undefined> | undefined;

  const fetchResolver = () => {
    arriving ??= load().catch(() => {
      // The next use asks again.
      arriving = undefined;
      return undefined;
    });
    return arriving;
  };

  const resolver: Resolver<Values> = async (values, context, options) => {
    const check = await fetchResolver();
    return check ? check(values, context, options) : { values, errors: {} };
  };
  return { resolver, preload: () => void fetchResolver() };
}
