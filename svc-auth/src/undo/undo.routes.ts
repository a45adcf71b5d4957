import { routes } from '@sufra/service-kit';
import { type UndoDeps, undoChange } from './undo-change.ts';

export const undoRoutes = (deps: UndoDeps) =>
  routes({
    'POST /auth/undo-change': ({ body }, { ip }) => undoChange(deps, { ...body, ip }),
  });
