import { useContext, useEffect, useRef } from 'react';
import { Notice } from '../Notice';
import classes from './ErrorSummary.module.css';
import { FieldLabelsContext, useShownErrors } from './formErrors';
import { useFormState } from './formState';
import { fieldId } from './useFormField';

function focusField(name: string) {
  const element = document.getElementById(fieldId(name));
  const control = element?.matches('input, textarea') ? element : element?.querySelector('input');
  control?.focus();
}

/** The form's errors with links to their fields. It takes the focus after a failed attempt to submit. */
export function ErrorSummary() {
  const submitCount = useFormState(({ submitCount }) => submitCount);
  const isSettled = useFormState(({ isSubmitting, isValidating }) => !isSubmitting && !isValidating);
  const errors = Object.entries(useShownErrors());
  const labels = useContext(FieldLabelsContext);
  const box = useRef<HTMLDivElement>(null);
  const count = errors.length;
  // Only an attempt to submit moves the focus, not typing.
  const attemptsSeen = useRef(0);
  useEffect(() => {
    if (!isSettled || submitCount === attemptsSeen.current) return;
    attemptsSeen.current = submitCount;
    if (count > 0) box.current?.focus();
  }, [submitCount, isSettled, count]);

  if (count === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={classes.summary}>
      <Notice
        tone="failure"
        title={count === 1 ? 'One field needs your attention' : `${count} fields need your attention`}
      >
        <ul>
          {errors.map(([name, text]) => (
            <li key={name}>
              <button type="button" onClick={() => focusField(name)}>
                {labels.has(name) ? `${labels.get(name)}: ${text}` : text}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
