import { useEffect } from 'react';
import { redirectAt, routeAt } from './routeAt';

/** Fetches the file of the page at an address, so that it is there when the page is. */
export function preloadPage(pathname: string): void {
  void routeAt(redirectAt(pathname) ?? pathname)?.Page.preload?.();
}

/** Fetches a page as soon as somebody points at a link to it, or moves the focus there. */
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
