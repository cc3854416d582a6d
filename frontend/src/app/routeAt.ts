import { matchPath, matchRoutes } from 'react-router-dom';
import { redirects, routeOf, routes, type AppRoute } from './routes';

/** The route of an address. Most have no parameters, and need no ranking of the whole table. */
export const routeAt = (pathname: string): AppRoute | undefined =>
  routeOf(pathname) ?? matchRoutes([...routes], pathname)?.[0]?.route;

/** The address that another stands for. */
export const redirectAt = (pathname: string): string | undefined =>
  redirects.find(({ from }) => matchPath(from, pathname))?.to;
