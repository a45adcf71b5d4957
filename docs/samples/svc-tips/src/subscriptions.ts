import type { Handlers } from '@sufra/service-kit';
import { onTipAdded } from './on-tip-added.ts';
import type { TipModel } from './tip-model.ts';

export const subscriptions = (deps: { tips: TipModel }): Handlers => ({ 'tip.added': onTipAdded(deps) });
