import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { usePortal, useAccount } from '../../../session/PortalContext';
import type { AccountSummary } from '../../../session/sessionUser';
import { countText } from '../../../ui/formats';
import { ListPage, NewLink } from '../../../shared/patterns/list/ListPage';
import { currencyParam, flagParam, pageParam, textParam, useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Row } from '../../../ui/layout';
import { useTableView } from '../../../ui/table/useTableView';
import { beneficiariesPerPage, useBeneficiaries } from './beneficiariesQuery';
import { CurrencyFilter } from './CurrencyFilter';
import { columns, defaultSort } from './columns';
import { ProviderList } from './ProviderList';

/** The query parameters of the list. */
const beneficiariesSearch = {
  search: textParam(),
  currency: currencyParam,
  advancedSearch: flagParam,
  page: pageParam,
};

const nouns = ['beneficiary', 'beneficiaries'] as const;

/** The beneficiaries of an account. */
export function BeneficiaryList({ account }: { account: AccountSummary }) {
  const { seat } = usePortal();
  const { values, set } = useSearch(beneficiariesSearch);
  const { search, currency, page } = values;
  const view = useTableView(columns, defaultSort);
  const { read, rows, news, count } = useBeneficiaries({ ...values, accountId: account.id, sort: view.sort });
  const mayCreate = seat?.role.can_create_beneficiaries;
  return (
    <ListPage
      title={messages.shell.beneficiaries}
      context={`People and companies that ${account.name} pays`}
      summary={countText(count, nouns)}
      action={
        <Row>
          <LinkButton to={`${paths.beneficiaries}?atProvider=true`}>At the provider</LinkButton>
          {mayCreate && <LinkButton to={paths.uploadBeneficiaries}>Upload a file</LinkButton>}
          {mayCreate && <NewLink to={paths.newBeneficiary}>New beneficiary</NewLink>}
        </Row>
      }
      search={{
        label: 'Search beneficiaries',
        placeholder: 'Search by name, reference, tag, IBAN or account number',
        value: search,
        onChange: (text) => set({ search: text }),
      }}
      more={{
        isOpen: values.advancedSearch,
        onSwitch: () => set({ advancedSearch: !values.advancedSearch, page }),
        form: <CurrencyFilter currency={currency} onApply={set} />,
        tags: currency ? [{ key: 'currency', text: currency }] : [],
        onRemove: () => set({ currency: '' }),
        onClear: () => set({ currency: '' }),
      }}
      caption="Beneficiaries"
      nouns={nouns}
      read={read}
      rows={rows}
      news={news}
      columns={columns}
      view={view}
      rowKey={({ beneficiaryId }) => beneficiaryId}
      rowLink={({ beneficiaryId }) => paths.beneficiary(beneficiaryId)}
      rowVersion={({ id, beneficiary }) => `${id} ${beneficiary.tcc_beneficiary_id}`}
      pager={{ page, pages: Math.ceil((count ?? 0) / beneficiariesPerPage), onPage: (next) => set({ page: next }) }}
      onClear={search || currency ? () => set({ search: '', currency: '' }) : undefined}
      empty={
        <EmptyState action={mayCreate && <LinkButton to={paths.newBeneficiary}>New beneficiary</LinkButton>}>
          The people and companies that this account pays will be listed here.
        </EmptyState>
      }
    />
  );
}

const pageSearch = { atProvider: flagParam };

/** The beneficiaries of the selected account (/account/beneficiaries): those of the portal, or those that the provider holds. */
export function BeneficiariesPage() {
  const account = useAccount();
  const { values } = useSearch(pageSearch);
  const List = values.atProvider ? ProviderList : BeneficiaryList;
  return <List key={account.id} account={account} />;
}
