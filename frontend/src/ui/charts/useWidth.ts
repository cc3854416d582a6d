import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels as it is laid out, so that a chart's text keeps its size. Until it is known: `usual`. */
export function useWidth<Element extends HTMLElement>(usual: number) {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
