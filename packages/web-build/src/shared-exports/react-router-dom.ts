/*
 * What the shell gives out as 'react-router-dom'. A list instead of the whole library, because a shared module
 * cannot be shaken and the rest would weigh 25 KB. A slice that needs a further name adds it here; its build says so.
 * The imports are from 'react-router' because 'react-router-dom' would ask the share scope for itself.
 */
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutlet,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
