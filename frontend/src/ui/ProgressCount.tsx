import { useId } from 'react';
import { formatCount } from './formats';
import classes from './ProgressCount.module.css';

interface Props {
  done: number;
  all: number;
  /** What is counted, such as "rows". */
  noun: string;
}

/** A bar and the number of those that are done. */
export function ProgressCount({ done, all, noun }: Props) {
  const id = useId();
  return (
    <div className={classes.progress}>
      <progress value={done} max={all} aria-labelledby={id} />
      <span id={id} role="status">
        {formatCount(done)} of {formatCount(all)} {noun}
      </span>
    </div>
  );
}
