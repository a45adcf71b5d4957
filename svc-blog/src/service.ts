import { openService, type RunningService } from '@sufra/service-kit';
import type { BlogConfig } from './config.ts';
import { postModel } from './posts/post-model.ts';
import { postsRoutes } from './posts/posts.routes.ts';

export async function start(config: BlogConfig): Promise<RunningService> {
  const service = openService({ name: 'svc-blog', config });
  const posts = postModel(service.mongo);
  return service.start({ routes: [postsRoutes({ posts })] });
}
