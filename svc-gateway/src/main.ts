import { readEnvironment, runService } from '@sufra/service-kit';
import { gatewayEnvironment } from './config.ts';
import { startGateway } from './service.ts';

await runService(async () => startGateway(readEnvironment(gatewayEnvironment, process.env)));
