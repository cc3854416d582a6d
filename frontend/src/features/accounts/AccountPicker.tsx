import { useCallback } from 'react';
import type { Read } from '../../graphql/useRead';
import { ReadFrame } from '../../shared/ReadFrame';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { Pager } from '../../ui/Pager';
import { SearchInput } from '../../ui/SearchInput';
import { Stack } from '../../ui/Stack';
import type { useSearch } from '../../shared/useSearch';
import type { AccountChoice } from './accountChoice';
import { accountsPerPage, type accountsSearch } from './accountsSearch';
import { AccountTable } from './AccountTable';

interface Props<Data> {
  title: string;
  context: string;
  url: ReturnType<typeof useSearch<typeof accountsSearch>>;
  read: Read<Data>;
  /** Reads the page's accounts and the total number from the data. */
  choicesOf: (data: Data) => { readonly choices: readonly AccountChoice[]; readonly count: number };
}

const noMatch = 'No account matches this search.';
const noSeat = 'The accounts on which you have a seat will be listed here.';

/** A list of accounts to choose from, with search and pager. */
export function AccountPicker<Data>({ title, context, url: { values, set }, read, choicesOf }: Props<Data>) {
  const setSearch = useCallback((search: string) => set({ search }), [set]);
  const setPage = useCallback((page: number) => set({ page }), [set]);
  return (
    <>
      <PageHeader title={title} context={context} />
      <Stack>
        <SearchInput
          label="Search accounts"
          placeholder="Search by account, reference or organisation"
          value={values.search}
          onChange={setSearch}
        />
        <ReadFrame read={read} rows={8}>
          {(data) => {
            const { choices, count } = choicesOf(data);
            if (count === 0) return <EmptyState>{values.search ? noMatch : noSeat}</EmptyState>;
            return (
              <>
                <p role="status">{count === 1 ? '1 account' : `${count.toLocaleString('en-GB')} accounts`}</p>
                <AccountTable choices={choices} isRefreshing={read.isRefreshing} />
                <Pager page={values.page} pages={Math.ceil(count / accountsPerPage)} onPage={setPage} />
              </>
            );
          }}
        </ReadFrame>
      </Stack>
    </>
  );
}
