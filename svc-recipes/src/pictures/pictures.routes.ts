import { routes } from '@sufra/service-kit';
import { openDrawing } from './draw-picture.ts';

export const picturesRoutes = () => {
  const draw = openDrawing();
  return routes({ 'GET /recipes/pictures/{file}': ({ params }) => draw(params.file) });
};
