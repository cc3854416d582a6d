import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/layout';
import type { Wizard } from './useWizard';
import classes from './WizardPage.module.css';

interface Props {
  title: string;
  context?: string;
  wizard: Wizard;
  /** The content of the open step. */
  children: ReactNode;
}

/** The page pattern "Wizard": a form in steps, each with an address of its own. The heading of a step takes the focus when it opens. */
export function WizardPage({ title, context, wizard, children }: Props) {
  const { steps, open, index, linkTo, mayOpen } = wizard;
  const place = `Step ${index + 1} of ${steps.length}`;
  return (
    <>
      <PageHeader title={title} tabTitle={`${title}, ${place.toLowerCase()}`} context={context} />
      <Stack gap="large">
        <nav aria-label="Steps">
          <ol className={classes.steps}>
            {steps.map(({ key, label, isDone }) => (
              <li key={key} data-done={isDone} aria-current={key === open.key ? 'step' : undefined}>
                {mayOpen(key) && key !== open.key ? <Link to={linkTo(key)}>{label}</Link> : <span>{label}</span>}
              </li>
            ))}
          </ol>
        </nav>
        <Stack>
          <div>
            <p className={classes.place}>{place}</p>
            <OpenStepHeading key={title} step={open.key} text={open.label} />
          </div>
          {children}
        </Stack>
      </Stack>
    </>
  );
}

/** On arrival at the page its own heading has the focus; from then on that of each step. */
function OpenStepHeading({ step, text }: { step: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(step);
  useEffect(() => {
    if (known.current !== step) heading.current?.focus();
    known.current = step;
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}
