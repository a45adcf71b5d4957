import { readEnvironment } from '../src/config/environment.ts';
import { serviceEnvironment } from '../src/config/service-environment.ts';
import { routes } from '../src/http/contract-routes.ts';
import { openService } from '../src/service/open-service.ts';

// A service as a process of its own; it says where its internal port is before it is ready.
const config = readEnvironment(serviceEnvironment, process.env);
const service = await openService({ name: 'svc-recipes', config }).start({
  routes: [routes({ 'GET /recipes': () => ({ recipes: [], next: null }) })],
});
process.stdout.write(`${JSON.stringify({ msg: 'started', url: service.internalUrl })}\n`);
