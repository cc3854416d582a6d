import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus when the step changes: in the first step to the first field, and in one that asks for a code only to that, so that the
 * user can type at once; in other steps to the heading, so that screen readers and keyboard users start there.
 * @param step changes with the step; undefined while there is none
 * @returns the ref for the element that contains the steps
 */
export function useStepFocus<Container extends HTMLElement>(step: string | undefined): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (step === shown.current) return;
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector);
    const target = find('[data-step-focus]') ?? find(shown.current ? 'h1' : 'input');
    target?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return container;
}
