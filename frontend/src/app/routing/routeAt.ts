import { matchPath, matchRoutes } from 'react-router-dom';
import { redirects, routeOf, routes, type AppRoute } from './routes';

/** The route of an address. Paths without parameters are looked up first, which saves ranking the whole table. */
export const routeAt = (pathname: string): AppRoute | undefined =>
  routeOf(pathname) ?? matchRoutes([...routes], pathname)?.[0]?.route;

/** Where an address redirects to, if it does. */
export const redirectAt = (pathname: string): string | undefined =>
  redirects.find(({ from }) => matchPath(from, pathname))?.to;
