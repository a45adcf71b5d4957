import { accessFactsModel, openService, type RunningService } from '@sufra/service-kit';
import type { BlogConfig } from './config.ts';
import { eventHandlers } from './event-handlers.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { openPictureFiles } from './pictures/picture-files.ts';
import { pictureModel } from './pictures/picture-model.ts';
import { picturesRoutes } from './pictures/pictures.routes.ts';
import { openRenderer } from './pictures/render-picture.ts';
import { sweepRegularly } from './pictures/sweep-regularly.ts';
import { turnModel } from './pictures/take-turn.ts';
import type { BlogStore } from './posts/blog-store.ts';
import { completeOldPosts } from './posts/complete-old-posts.ts';
import { openPreparer } from './posts/open-preparer.ts';
import { postModel } from './posts/post-model.ts';
import { postsRoutes } from './posts/posts.routes.ts';

/** What keeps the service from getting ready is told to the callers of `whenReady`. */
const reportedByWhenReady = () => undefined;

export async function start(config: BlogConfig): Promise<RunningService> {
  const service = openService({ name: 'svc-blog', config });
  const preparer = openPreparer();
  const store: BlogStore = {
    posts: postModel(service.mongo),
    facts: accessFactsModel(service.mongo),
    pictures: pictureModel(service.mongo),
    files: openPictureFiles(service.mongo),
    render: openRenderer(),
    prepare: preparer.prepare,
    unusedMs: config.unusedPictureMs,
    log: service.log,
  };
  const turns = turnModel(service.mongo);
  const running = await service.start({
    // Fixed paths come before that of a post of any name.
    routes: [
      picturesRoutes(store),
      pagesRoutes({ posts: store.posts, siteUrl: config.siteUrl }),
      postsRoutes(store),
    ],
    eventHandlers: eventHandlers(store),
    outboxes: [store.posts],
  });
  let isStopping = false;
  let sweeping: ReturnType<typeof sweepRegularly> | undefined;
  const ready = running.whenReady().then(() => completeOldPosts(store));
  ready.then(() => {
    if (isStopping) return;
    sweeping = sweepRegularly({ store, turns, everyMs: config.pictureSweepMs, log: service.log });
  }, reportedByWhenReady);
  return {
    ...running,
    whenReady: () => ready,
    stop: async () => {
      isStopping = true;
      await sweeping?.stop();
      await running.stop();
      await preparer.stop();
    },
  };
}
