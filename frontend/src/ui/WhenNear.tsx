import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** About as high as what will come, in pixels. */
  height: number;
  children: ReactNode;
}

/** Puts its content on the page once the reader has come near: what lies far below costs nothing before. */
export function WhenNear({ height, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} style={{ height }} />;
}
