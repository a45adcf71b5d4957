import type { AccessFactsModel, Log } from '@sufra/service-kit';
import type { PostModel } from '../models/post-model.ts';
import type { PictureStore } from '../pictures/keep-picture.ts';
import type { PreparePost } from './open-preparer.ts';

/** What writing a post takes. */
export interface BlogStore extends PictureStore {
  posts: PostModel;
  facts: AccessFactsModel;
  prepare: PreparePost;
  log: Log;
}
