import type { AccessFactsModel, Handlers } from '@sufra/service-kit';
import type { PostModel } from './models/post-model.ts';
import { onAccessChanged } from './on-access-changed.ts';

interface Deps {
  posts: PostModel;
  facts: AccessFactsModel;
}

export const eventHandlers = (deps: Deps): Handlers => ({ 'user.access-changed': onAccessChanged(deps) });
