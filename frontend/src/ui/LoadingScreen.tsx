import { messages } from '../../../domain/messages';
import classes from './LoadingScreen.module.css';

/** A full page with a loading text, which appears after a delay so that it does not flicker when loading is quick. */
export function LoadingScreen({ text = messages.widgets.loading }: { text?: string }) {
  return (
    <div className={classes.screen} role="status">
      <span>{text}</span>
    </div>
  );
}
