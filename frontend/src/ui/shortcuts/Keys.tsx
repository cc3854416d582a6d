import classes from './Keys.module.css';

/** The keys of a shortcut, each as a `kbd` element: "g p" is g, then p. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={classes.keys}>
      {keys.split(' ').map((key) => (
        <kbd key={key} className={classes.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
