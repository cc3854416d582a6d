import { useId } from 'react';
import classes from './UploadProgress.module.css';
import { formatCount } from '../../../ui/formatCount';

/** How many of the rows were sent. */
export function UploadProgress({ done, all }: { done: number; all: number }) {
  const id = useId();
  return (
    <div className={classes.progress}>
      <progress value={done} max={all} aria-labelledby={id} />
      <span id={id} role="status">
        {formatCount(done)} of {formatCount(all)} rows
      </span>
    </div>
  );
}
