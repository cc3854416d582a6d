import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { shownPage } from '../../../shared/listQuery';
import { ReadFrame } from '../../../shared/ReadFrame';
import { EmptyState } from '../../../ui/EmptyState';
import { LatePager } from '../../../ui/lazyView';
import type { Account } from '../accountQuery';
import { useAccountGroups } from './accountPartQueries';

/** The groups of the organisation that hold an account. */
export function GroupsPart({ account }: { account: Account }) {
  const [page, setPage] = useState(1);
  const read = useAccountGroups(account.id, page);
  const { rows, pages } = shownPage(read.data?.groups, page);
  return (
    <ReadFrame read={read} rows={3}>
      {() =>
        !rows?.length ? (
          <EmptyState>The account is in no group of its organisation.</EmptyState>
        ) : (
          <>
            <ul>
              {rows.map(({ id, name }) => (
                <li key={id}>
                  <Link to={`${paths.organisation(account.org_id)}?tab=groups`}>{name}</Link>
                </li>
              ))}
            </ul>
            <LatePager page={page} pages={pages} onPage={setPage} label="Pages of groups" />
          </>
        )
      }
    </ReadFrame>
  );
}
