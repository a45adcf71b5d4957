/** What a slice exposes to the shell, and where it lies in the slice. */
export const exposedModules = { './routes': { import: './src/routes.tsx', name: 'routes' } };
