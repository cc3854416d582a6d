import classes from './ChangesTable.module.css';

/** A fact that differs from what it was before. */
export interface Change {
  readonly label: string;
  /** Undefined where there was no value. */
  readonly before: string | undefined;
  readonly now: string | undefined;
}

/** A table of what changed: the old value of each fact beside the new one. */
export function ChangesTable({ changes }: { changes: readonly Change[] }) {
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">Changed</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.label}>
            <th scope="row">{change.label}</th>
            <td>{change.before ? <del>{change.before}</del> : 'None'}</td>
            <td>{change.now ?? 'None'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
