import { useEffect } from 'react';
import type { FormDraft } from './FormDraft';
import { useFormValues } from '../../ui/form/formState';

/** A draft is stored when nothing was typed for this time. */
const restMs = 400;

/** Keeps the values of the surrounding form in its draft: when typing rests, when the form closes, and when the page unloads. */
export function KeepDraft<Values extends object>({ draft }: { draft: FormDraft<Values> }) {
  const values = useFormValues<Values>();
  useEffect(() => {
    draft.note(values);
    const timer = window.setTimeout(draft.save, restMs);
    return () => window.clearTimeout(timer);
  }, [draft, values]);
  useEffect(() => {
    window.addEventListener('pagehide', draft.leave);
    return () => {
      window.removeEventListener('pagehide', draft.leave);
      draft.leave();
    };
  }, [draft]);
  return null;
}
