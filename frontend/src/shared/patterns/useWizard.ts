import { useLocation, useNavigate } from 'react-router-dom';

/** A step of a wizard. */
export interface WizardStep {
  /** Its name in the address. */
  readonly key: string;
  readonly label: string;
  /** Whether it is filled in and saved; the steps up to the first one that is not may be opened. */
  readonly isDone: boolean;
}

/** The steps of a wizard, and the way between them. */
export interface Wizard {
  readonly steps: readonly WizardStep[];
  readonly open: WizardStep;
  /** The index of the open step, from 0. */
  readonly index: number;
  readonly mayOpen: (key: string) => boolean;
  readonly linkTo: (key: string) => string;
  /** Opens the step after the open one; the browser's Back returns. */
  readonly goOn: () => void;
}

/**
 * Keeps the open step in the address, as `?step=`. Without one, or with one that may not be opened yet, the first step that is not done is open.
 * @param steps at least one; the last one is the review
 */
export function useWizard(steps: readonly [WizardStep, ...WizardStep[]]): Wizard {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const firstOpen = steps.findIndex(({ isDone }) => !isDone);
  const last = firstOpen === -1 ? steps.length - 1 : firstOpen;
  const wanted = steps.findIndex(({ key }) => key === new URLSearchParams(search).get('step'));
  const index = wanted === -1 || wanted > last ? last : wanted;
  const linkTo = (key: string) => {
    const params = new URLSearchParams(search);
    params.set('step', key);
    return `${pathname}?${params.toString()}`;
  };
  return {
    steps,
    open: steps[index] ?? steps[0],
    index,
    mayOpen: (key) => steps.findIndex((step) => step.key === key) <= last,
    linkTo,
    goOn: () => {
      const next = steps[index + 1];
      if (next) void navigate(linkTo(next.key));
    },
  };
}
