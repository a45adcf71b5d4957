import type { Handlers } from '@sufra/service-kit';
import { onTipAdded } from './on-tip-added.ts';
import type { TipModel } from './tip-model.ts';

export const eventHandlers = (deps: { tips: TipModel }): Handlers => ({ 'tip.added': onTipAdded(deps) });
