import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { shownPage } from '../../../shared/listQuery';
import { ListPage, NewLink } from '../../../shared/patterns/list/ListPage';
import { useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterChips } from '../../../ui/FilterChips';
import { LinkButton } from '../../../ui/LinkButton';
import { FoundSelect } from '../../../ui/Select';
import { Row } from '../../../ui/layout';
import { useOrganisationChoices } from '../../../shared/organisations/organisationChoices';
import { accountColumns } from './accountColumns';
import { useAccounts, accountsSearch, stateFilters } from './accountsQuery';

const stateLabels = { open: 'Open', unapproved: 'Not approved', closed: 'Closed', all: 'All' } as const;
const states = stateFilters.map((value) => ({ value, label: stateLabels[value] }));

/** The accounts of all organisations (/admin/accounts). */
export function AccountsPage() {
  const { values, set } = useSearch(accountsSearch);
  const { search, orgId, state, page } = values;
  const read = useAccounts(values);
  const { rows, pages } = shownPage(read.data?.accounts, page);
  const isFiltered = Boolean(search) || Boolean(orgId) || state !== 'open';
  return (
    <ListPage
      title={messages.adminMenu.accounts}
      context="Of all organisations"
      action={
        <>
          <NewLink to={paths.newAccount(orgId)}>New account</NewLink>
          <LinkButton to={paths.importAccounts}>Import</LinkButton>
        </>
      }
      search={{
        label: 'Search accounts',
        placeholder: 'Name, reference or provider id',
        value: search,
        onChange: (text) => set({ search: text }),
      }}
      chips={
        <Row>
          <FilterChips label="State" value={state} options={states} onChange={(value) => set({ state: value })} />
          <FoundSelect
            label="Organisation"
            placeholder="Any organisation"
            value={orgId || null}
            {...useOrganisationChoices(orgId)}
            onChange={(id) => set({ orgId: id ?? '' })}
            isFilter
          />
        </Row>
      }
      caption="Accounts"
      nouns={['account', 'accounts']}
      read={read}
      rows={rows}
      columns={accountColumns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.account(id)}
      pager={{ page, pages, onPage: (next) => set({ page: next }) }}
      onClear={isFiltered ? () => set({ search: '', orgId: '', state: 'open' }) : undefined}
      empty={<EmptyState>The accounts of your customers will be listed here.</EmptyState>}
    />
  );
}
