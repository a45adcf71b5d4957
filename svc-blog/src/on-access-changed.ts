import type { AccessFactsModel, Handlers } from '@sufra/service-kit';
import type { PostModel } from './models/post-model.ts';
import { renameAuthor } from './posts/author-name.ts';

interface Deps {
  posts: PostModel;
  facts: AccessFactsModel;
}

/** By what is known of the member now, and not by the event: one that comes late changes nothing back. */
export const onAccessChanged =
  (deps: Deps): NonNullable<Handlers['user.access-changed']> =>
  ({ data }) =>
    renameAuthor(deps, data.userId);
