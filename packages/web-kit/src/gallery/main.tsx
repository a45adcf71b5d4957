import '../styles/styles.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppProviders } from '../app-providers.tsx';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to show the components in');
document.documentElement.lang = 'en';

createRoot(root).render(
  <AppProviders>
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <Gallery /> }])} />
  </AppProviders>,
);
