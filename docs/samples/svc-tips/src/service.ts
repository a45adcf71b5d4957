import { openService, type RunningService } from '@sufra/service-kit';
import type { TipsConfig } from './config.ts';
import { eventHandlers } from './event-handlers.ts';
import { tipModel } from './tip-model.ts';
import { tipsRoutes } from './tips.routes.ts';

export function start(config: TipsConfig): Promise<RunningService> {
  const service = openService({ name: 'svc-tips', config });
  const tips = tipModel(service.mongo);
  const [authorKey = ''] = config.tipAuthorKeys;
  return service.start({
    routes: [tipsRoutes({ tips, authorKey, shown: config.tipsShown })],
    eventHandlers: eventHandlers({ tips }),
    outboxes: [tips],
  });
}
