import { matchPath, matchRoutes } from 'react-router-dom';
import { useEffect } from 'react';
import { redirects, routeOf, routes, type AppRoute } from './routes';

/** The route of an address. Paths without parameters are looked up first, which saves ranking the whole table. */
export const routeAt = (pathname: string): AppRoute | undefined =>
  routeOf(pathname) ?? matchRoutes([...routes], pathname)?.[0]?.route;

/** Where an address redirects to, if it does. */
export const redirectAt = (pathname: string): string | undefined =>
  redirects.find(({ from }) => matchPath(from, pathname))?.to;

/** Fetches the file of the page at an address ahead of the visit. */
export function preloadPage(pathname: string): void {
  void routeAt(redirectAt(pathname) ?? pathname)?.Page.preload?.();
}

/** Fetches a page's file as soon as the pointer or the focus reaches a link to it. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const intend = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === window.location.origin) preloadPage(link.pathname);
    };
    const events = ['pointerover', 'focusin'] as const;
    events.forEach((event) => document.addEventListener(event, intend, { passive: true }));
    return () => events.forEach((event) => document.removeEventListener(event, intend));
  }, []);
}
