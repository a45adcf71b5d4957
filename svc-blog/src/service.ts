import { accessFactsModel, openService, type RunningService } from '@sufra/service-kit';
import { openPictureFiles, openRenderer, pictureModel, sweepWhenDue } from '@sufra/service-kit/pictures';
import type { BlogConfig } from './config.ts';
import { eventHandlers } from './event-handlers.ts';
import { migrations } from './migrations/migrations.ts';
import { postModel } from './models/post-model.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { picturesRoutes } from './pictures/pictures.routes.ts';
import type { BlogStore } from './posts/blog-store.ts';
import { openPreparer } from './posts/open-preparer.ts';
import { postsRoutes } from './posts/posts.routes.ts';

export async function start(config: BlogConfig): Promise<RunningService> {
  const service = openService({ name: 'svc-blog', config });
  const preparer = openPreparer();
  const posts = postModel(service.mongo);
  const store: BlogStore = {
    posts,
    facts: accessFactsModel(service.mongo),
    pictures: pictureModel(service.mongo),
    files: openPictureFiles(service.mongo),
    render: openRenderer(),
    isShown: async id => (await posts.exists({ pictures: id, deletedAt: null })) !== null,
    prepare: preparer.prepare,
    unusedMs: config.unusedPictureMs,
    log: service.log,
  };
  const { pictureSweepMs } = config;
  service.inBackground('unused pictures', {
    work: sweepWhenDue({
      store,
      job: service.job({ name: 'picture-sweep', leaseMs: pictureSweepMs }),
      everyMs: pictureSweepMs,
    }),
    // Twice as often as it is due, so that a sweep that another replica claimed and left is not missed for long.
    everyMs: Math.max(1, pictureSweepMs / 2),
  });
  return service.start({
    // Fixed paths come before that of a post of any name.
    routes: [
      picturesRoutes(store),
      pagesRoutes({ posts: store.posts, siteUrl: config.siteUrl }),
      postsRoutes(store),
    ],
    eventHandlers: eventHandlers(store),
    outboxes: [store.posts],
    migrations: migrations(store),
    stopped: () => preparer.stop(),
  });
}
