import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { ReadFrame } from '../../../shared/ReadFrame';
import { EmptyState } from '../../../ui/EmptyState';
import type { Account } from '../accountQuery';
import { useAccountGroups } from './accountPartQueries';

/** The groups of the organisation that hold an account. */
export function GroupsPart({ account }: { account: Account }) {
  return (
    <ReadFrame read={useAccountGroups(account.id)} rows={3}>
      {({ groups }) =>
        groups.length === 0 ? (
          <EmptyState>The account is in no group of its organisation.</EmptyState>
        ) : (
          <ul>
            {groups.map(({ id, name }) => (
              <li key={id}>
                <Link to={`${paths.organisation(account.org_id)}?tab=groups`}>{name}</Link>
              </li>
            ))}
          </ul>
        )
      }
    </ReadFrame>
  );
}
