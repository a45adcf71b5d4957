import { service } from './one-service.ts';
import { overview } from './overview.ts';
import { work } from './work.ts';

export const dashboards = (): Record<string, string> => ({
  overview: overview(),
  service: service(),
  work: work(),
});
