import type { ReactNode } from 'react';
import classes from './Timeline.module.css';

/** One step of a process, with how far it has come. */
export interface TimelineStep {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly state: 'done' | 'current' | 'failed' | 'upcoming';
}

const stateLabels: Record<TimelineStep['state'], string> = {
  done: 'Done: ',
  current: 'Now: ',
  failed: 'Failed: ',
  upcoming: 'Still to come: ',
};

/**
 * The steps of a process in order. Mantine's Timeline renders no list, so screen readers would not count the steps; and it has two
 * states of a step where this needs four.
 */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {steps.map((step, index) => (
        <li key={index} className={classes.step} data-state={step.state}>
          <span className="visually-hidden">{stateLabels[step.state]}</span>
          <span className={classes.title}>{step.title}</span>
          {step.detail && <span className={classes.detail}>{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}
