import classes from './ChangedContent.module.css';
import { contentChanges, type Content } from './contentChanges';

interface Props {
  before: Content;
  now: Content;
}

/** A table of what differs between a payment's content before and now. */
export function ChangedContent({ before, now }: Props) {
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
        {contentChanges(before, now).map((change) => (
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
