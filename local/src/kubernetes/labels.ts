export const partOf = 'sufra';

export const selectorOf = (slice: string) => ({ 'app.kubernetes.io/name': slice });

export const labelsOf = (slice: string, component: string) => ({
  ...selectorOf(slice),
  'app.kubernetes.io/part-of': partOf,
  'app.kubernetes.io/component': component,
});

/** By what the operators label the pods of the stores. */
export const podsOf = (name: string): Record<string, string> =>
  name === 'mongodb' ? { app: 'mongodb-svc' } : selectorOf(name);
