import { type ReactNode } from 'react';
import classes from './Timeline.module.css';

/** One thing that happened, happens, failed or is still to come. */
export interface TimelineStep {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly state: 'done' | 'current' | 'failed' | 'ahead';
}

const spoken: Record<TimelineStep['state'], string> = {
  done: 'Done: ',
  current: 'Now: ',
  failed: 'Failed: ',
  ahead: 'Still to come: ',
};

/** What happened and what is still to come, in order. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {steps.map((step) => (
        <li key={step.title} className={classes.step} data-state={step.state}>
          <span className="visually-hidden">{spoken[step.state]}</span>
          <span className={classes.title}>{step.title}</span>
          {step.detail && <span className={classes.detail}>{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}
