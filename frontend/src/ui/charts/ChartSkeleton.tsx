import { messages } from '../../../../domain/messages';
import classes from './ChartSkeleton.module.css';

/** A line chart whose figures are loading, with the height that it will have under its summary. It appears after 150 ms. */
export function ChartSkeleton() {
  return (
    <div className={`${classes.chart} late`} role="status" aria-busy data-skeleton>
      <span className="visually-hidden">{messages.widgets.loading}</span>
    </div>
  );
}
