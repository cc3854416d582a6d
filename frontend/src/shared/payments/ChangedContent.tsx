import type { ShownContentFragment } from '../../graphql/generated/operations';
import classes from './ChangedContent.module.css';
import { contentChanges } from './contentChanges';

interface Props {
  before: ShownContentFragment;
  now: ShownContentFragment;
}

/** A table of what differs between a payment as it was shown and as it is now. */
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
