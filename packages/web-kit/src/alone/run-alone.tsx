import '../styles/styles.css';
// By name: from files of its own it would get a second session and second toasts beside those of the slice.
import { AppProviders, Logo, SiteTimers, ThemeSwitch } from '@sufra/web-kit';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  Link,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import styles from './alone.module.css';

/** Runs one slice by itself in development: a plain bar instead of the shell, everything else as it is on the site. */
export function runAlone({ title, routes }: { title: string; routes: RouteObject[] }): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to run in');
  const router = createBrowserRouter([
    {
      element: <Bare title={title} />,
      children: [...routes, { path: '*', element: <OfAnotherSlice title={title} routes={routes} /> }],
    },
  ]);
  createRoot(root).render(
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}

function Bare({ title }: { title: string }) {
  return (
    <>
      <header className={styles.bar}>
        <Logo />
        <span>{title}, running alone</span>
        <ThemeSwitch />
      </header>
      <main>
        <Outlet />
      </main>
      <SiteTimers />
    </>
  );
}

function OfAnotherSlice({ title, routes }: { title: string; routes: RouteObject[] }) {
  const { pathname } = useLocation();
  return (
    <div className={styles.notice}>
      <h1>{pathname} belongs to another slice</h1>
      <p>{title} runs alone here. Its own pages:</p>
      <ul>
        {pathsOf(routes).map(path => (
          <li key={path}>{path.includes(':') ? path : <Link to={path}>{path}</Link>}</li>
        ))}
      </ul>
    </div>
  );
}

const pathsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
