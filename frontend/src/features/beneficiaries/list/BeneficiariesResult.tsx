import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { DataTable } from '../../../ui/table/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Pager } from '../../../ui/Pager';
import type { TableView } from '../../../ui/table/column';
import { beneficiariesPerPage, type BeneficiariesData } from './beneficiariesQuery';
import { columns } from './columns';

interface Props {
  data: BeneficiariesData;
  page: number;
  view: TableView;
  isFiltered: boolean;
  isRefreshing: boolean;
  onPage: (page: number) => void;
}

/** The beneficiaries found, their number, and the pager. */
export function BeneficiariesResult({ data, page, view, isFiltered, isRefreshing, onPage }: Props) {
  const { seat } = usePortal();
  const count = data.beneficiary_information_slice_aggregate.aggregate?.count ?? 0;
  if (count === 0 && isFiltered) return <EmptyState>No beneficiaries match this search.</EmptyState>;
  if (count === 0) {
    return (
      <EmptyState
        action={
          seat?.role.can_create_beneficiaries && <LinkButton to={paths.newBeneficiary}>New beneficiary</LinkButton>
        }
      >
        The people and companies that this account pays will be listed here.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        caption="Beneficiaries"
        summary={count === 1 ? '1 beneficiary' : `${count.toLocaleString('en-GB')} beneficiaries`}
        view={view}
        columns={columns}
        rows={data.beneficiary_information_slice}
        rowKey={({ id }) => id}
        rowLink={({ beneficiaryId }) => paths.beneficiary(beneficiaryId)}
        isRefreshing={isRefreshing}
      />
      <Pager page={page} pages={Math.ceil(count / beneficiariesPerPage)} onPage={onPage} />
    </>
  );
}
