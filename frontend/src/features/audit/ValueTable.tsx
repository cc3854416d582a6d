import type { ValueChange } from '../../../../domain/audit/rowChanges';
import classes from './ValueTable.module.css';

interface Props {
  caption: string;
  changes: readonly ValueChange[];
}

/** The values of a row's columns before and after, side by side. The columns that changed are marked. */
export function ValueTable({ caption, changes }: Props) {
  return (
    <div className={classes.frame}>
      <table className={classes.values}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ValueRow key={change.column} {...change} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ValueRow({ column, before, after }: ValueChange) {
  const hasChanged = before !== after;
  return (
    <tr data-changed={hasChanged}>
      <th scope="row">
        {column}
        {hasChanged && <span className="visually-hidden"> (changed)</span>}
      </th>
      <td>{hasChanged && before ? <del>{before}</del> : before}</td>
      <td>{hasChanged && after ? <ins>{after}</ins> : after}</td>
    </tr>
  );
}
