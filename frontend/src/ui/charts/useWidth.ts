import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The layout width of an element in pixels, so that a chart can be drawn without scaling its text.
 * @param initialWidth used until the width is known
 */
export function useWidth<Element extends HTMLElement>(initialWidth: number) {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(initialWidth);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
