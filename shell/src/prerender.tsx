import { prerenderAll } from '@sufra/web-kit/prerender';
import { Outlet } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { PageOnItsWay } from './pages/page-on-its-way.tsx';
import { ownPages } from './routes.tsx';
import { OfferedPages } from './slices/offered.tsx';

// Which slices there are is not known here: the links to pages that a slice may lack are taken away by the running shell.
const allOffered = {
  current: () => everySlice,
  subscribe: () => () => undefined,
  shell: () => undefined,
};
const everySlice = [{ name: '', title: '', paths: ['/*'] }];

export const routes = [
  {
    element: (
      <OfferedPages value={allOffered}>
        <Outlet />
      </OfferedPages>
    ),
    children: ownPages,
  },
];

/** What surrounds the page at a path, with a placeholder for it between two marks. */
export async function prerenderFrame(path: string): Promise<string> {
  const html = await prerenderAll(
    [
      {
        path: '*',
        element: (
          <OfferedPages value={allOffered}>
            <Layout>
              <PageOnItsWay />
            </Layout>
          </OfferedPages>
        ),
      },
    ],
    path,
  );
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  const end = html.lastIndexOf('</main>');
  return `${html.slice(0, start)}<!--page-->${html.slice(start, end)}<!--/page-->${html.slice(end)}`;
}
