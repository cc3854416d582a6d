import { useId } from 'react';
import { Button } from './Button';
import classes from './StepSlider.module.css';

interface Props {
  label: string;
  /** What each step is, in words; at least one. */
  steps: readonly string[];
  /** The index of the chosen step. */
  value: number;
  onChange: (value: number) => void;
}

/** Chooses one of several steps in their order. The arrow keys move by one; Home and End lead to the ends. */
export function StepSlider({ label, steps, value, onChange }: Props) {
  const id = useId();
  const last = steps.length - 1;
  const text = `${value + 1} of ${steps.length}: ${steps[value] ?? ''}`;
  return (
    <div className={classes.slider}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.track}>
        <Button size="small" isDisabled={value === 0} onClick={() => onChange(value - 1)}>
          Earlier
        </Button>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <Button size="small" isDisabled={value === last} onClick={() => onChange(value + 1)}>
          Later
        </Button>
      </div>
      <p aria-hidden>{text}</p>
    </div>
  );
}
