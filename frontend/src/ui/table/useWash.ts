import { useEffect, useRef } from 'react';

/** How long a changed row is highlighted, in ms. */
const washMs = 600;

/** A ref for a row that is highlighted for a moment when the text changes, unless the user wants no motion. */
export function useWash(version: string | undefined) {
  const row = useRef<HTMLTableRowElement>(null);
  const known = useRef(version);
  useEffect(() => {
    const isChanged = known.current !== version;
    known.current = version;
    if (!isChanged || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const cells = row.current?.querySelectorAll('td') ?? [];
    for (const cell of cells) cell.animate({ backgroundColor: ['var(--c-waiting-soft)', 'transparent'] }, washMs);
  }, [version]);
  return row;
}
