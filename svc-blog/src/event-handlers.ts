import type { AccessFactsModel, Handlers } from '@sufra/service-kit';
import { onAccessChanged } from './on-access-changed.ts';
import type { PostModel } from './posts/post-model.ts';

interface Deps {
  posts: PostModel;
  facts: AccessFactsModel;
}

export const eventHandlers = (deps: Deps): Handlers => ({ 'user.access-changed': onAccessChanged(deps) });
