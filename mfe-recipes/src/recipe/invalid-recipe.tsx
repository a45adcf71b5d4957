import { Notice } from '@sufra/web-kit';

export const InvalidRecipe = () => <Notice tone="danger">Invalid recipe data provided.</Notice>;
