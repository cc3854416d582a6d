import { useEffect, useRef } from 'react';

/** The element that has the focus, if it can be found again after its form was closed: its id, or '' for a button. */
export const focusedId = (): string => document.activeElement?.id ?? '';

/**
 * Gives the focus back to where it was when the user left this form for its review.
 * @param id of `focusedId`; '' stands for the submit button, undefined for a form that was just opened
 */
export function ReturnFocus({ id }: { id: string | undefined }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (id === undefined) return;
    const submit = mark.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
    (document.getElementById(id) ?? submit)?.focus();
  }, [id]);
  return <span ref={mark} hidden />;
}
