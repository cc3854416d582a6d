import classes from './Summary.module.css';

interface Props {
  /** Undefined until it is known. */
  text: string | undefined;
  /** Whether it may take more than one line on a phone. */
  isLong?: boolean;
}

/** What a list has found, behind its context. On a phone it has a line of its own, which is there before the text is. */
export function Summary({ text, isLong }: Props) {
  return (
    <span role="status" className={classes.summary} data-long={isLong}>
      {text}
    </span>
  );
}
