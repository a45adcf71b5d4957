import type { AccessFactsModel, Log } from '@sufra/service-kit';
import type { PictureStore, SettleDeps } from '@sufra/service-kit/pictures';
import type { PostModel } from '../models/post-model.ts';
import type { PreparePost } from './open-preparer.ts';

/** What writing a post takes. */
export interface BlogStore extends PictureStore, SettleDeps {
  posts: PostModel;
  facts: AccessFactsModel;
  prepare: PreparePost;
  log: Log;
}
