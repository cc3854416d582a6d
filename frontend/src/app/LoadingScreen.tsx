import { messages } from '../../../domain/messages';
import classes from './LoadingScreen.module.css';

/** Shown while it is not known yet what to show. The text appears late, so that a quick answer does not flash. */
export function LoadingScreen({ text = messages.widgets.loading }: { text?: string }) {
  return (
    <div className={classes.screen} role="status">
      <span>{text}</span>
    </div>
  );
}
