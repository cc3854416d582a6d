import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus with the steps: in the first to its first field, so that typing may begin at once; in each later one
 * to the heading, so that screen readers and keyboards begin there.
 * @param step changes with the step; undefined while there is none
 * @returns the ref of the element that the steps stand in
 */
export function useStepFocus<Container extends HTMLElement>(step: string | undefined): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (step === shown.current) return;
    const target = container.current?.querySelector<HTMLElement>(shown.current ? 'h1' : 'input');
    target?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return container;
}
