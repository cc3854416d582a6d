import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** The approximate height of the content, in pixels. */
  height: number;
  children: ReactNode;
}

/** Mounts its content when it comes within 200 pixels of the visible area, so that content far below does not slow the page. */
export function WhenNear({ height, children }: Props) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !placeholder.current) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={placeholder} style={{ height }} />;
}
