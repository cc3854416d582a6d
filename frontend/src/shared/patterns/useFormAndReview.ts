import { useState } from 'react';
import { focusedId } from '../../ui/form/ReturnFocus';
import { fieldId } from '../../ui/form/useFormField';
import type { DraftCopy } from '../drafts/FormDraft';
import { useFormDraft } from '../drafts/useFormDraft';

/** A form that is filled in, and where the focus goes when the user comes back to it. */
interface Entering<Values> {
  readonly values: Values;
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly focusId?: string;
}

/** What was filled in, and the element of the form that had the focus. */
interface Reviewing<Reviewed> {
  readonly reviewed: Reviewed;
  readonly cameFrom: string;
}

/**
 * A form whose content is reviewed before it takes effect. What is typed is kept as a draft, and leaving the page asks. On the way back
 * from the review the focus returns to where it was.
 * @param initialValues what the form shows without a draft
 * @param copy where the draft is kept besides the tab
 * @param reviewedAtOnce what is reviewed from the beginning
 */
export function useFormAndReview<Values extends object, Reviewed extends { readonly values: Values }>(
  initialValues: Values,
  copy?: DraftCopy,
  reviewedAtOnce?: Reviewed,
) {
  const kept = useFormDraft(initialValues, copy);
  const [entering, setEntering] = useState<Entering<Values>>({ values: kept.startValues });
  const [reviewing, setReviewing] = useState<Reviewing<Reviewed> | undefined>(
    reviewedAtOnce && { reviewed: reviewedAtOnce, cameFrom: '' },
  );
  const backTo = (next: Entering<Values>) => {
    setEntering(next);
    setReviewing(undefined);
  };
  return {
    /** Undefined while the form is filled in. */
    reviewed: reviewing?.reviewed,
    /** The props of the form. */
    form: {
      initialValues: entering.values,
      fieldErrors: entering.fieldErrors,
      focusId: entering.focusId,
      kept,
      onDiscard: () => {
        kept.discard();
        backTo({ values: initialValues });
      },
    },
    /** Opens the review. */
    review: (reviewed: Reviewed) => setReviewing({ reviewed, cameFrom: focusedId() }),
    /** Returns to the form, to change something. */
    change: () => reviewing && backTo({ values: reviewing.reviewed.values, focusId: reviewing.cameFrom }),
    /** Returns to the form at a field that the server rejected; nothing where the form has no such field. */
    correct: (field: string | undefined, text: string) => {
      if (!reviewing || !field || !(field in reviewing.reviewed.values)) return;
      backTo({ values: reviewing.reviewed.values, fieldErrors: { [field]: text }, focusId: fieldId(field) });
    },
  };
}
