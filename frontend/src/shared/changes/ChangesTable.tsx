import classes from './ChangesTable.module.css';

/** A fact before and now. */
export interface Change {
  readonly label: string;
  /** Undefined where there was no value. */
  readonly before: string | undefined;
  readonly now: string | undefined;
}

interface Props {
  changes: readonly Change[];
  /** What the facts are about, where those that did not change are shown as well. */
  subject?: string;
  /** What the new values are called, where they do not hold yet. */
  after?: string;
}

/** A table of what changed: the old value of each fact beside the new one. */
export function ChangesTable({ changes, subject = 'Changed', after = 'Now' }: Props) {
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{subject}</th>
          <th scope="col">Before</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.label}>
            <th scope="row">{change.label}</th>
            <td>{before(change)}</td>
            <td>{change.now ?? 'None'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function before({ before: text, now }: Change) {
  if (!text) return 'None';
  return text === now ? text : <del>{text}</del>;
}
