import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { usePortal } from '../../../app/session/PortalContext';
import { formatIban } from '../../../shared/formatIban';
import { Badge } from '../../../ui/Badge';
import { DataTable, type Column } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Pager } from '../../../ui/Pager';
import { beneficiariesPerPage, type BeneficiariesData, type BeneficiaryRow } from './beneficiariesQuery';

const typesOf = ({ isRegular, isPriority }: BeneficiaryRow) =>
  [isRegular && 'Regular', isPriority && 'Priority'].filter(Boolean).join(', ');

const columns: Column<BeneficiaryRow>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name, beneficiaryId, beneficiary }) => (
      <>
        <Link to={paths.beneficiary(beneficiaryId)}>{name}</Link>{' '}
        {!beneficiary.tcc_beneficiary_id && <Badge tone="waiting" icon={IconClock} label="Not confirmed yet" />}
      </>
    ),
  },
  {
    key: 'account',
    title: 'Account',
    cell: ({ iban, accountNumber }) => (iban ? formatIban(iban) : accountNumber),
    isSecondary: true,
  },
  { key: 'bank', title: 'Bank country', cell: ({ bankCountry }) => bankCountry, isSecondary: true },
  { key: 'types', title: 'Payment types', cell: typesOf, isSecondary: true },
  { key: 'currency', title: 'Currency', cell: ({ currency }) => currency },
];

interface Props {
  data: BeneficiariesData;
  page: number;
  isFiltered: boolean;
  isRefreshing: boolean;
  onPage: (page: number) => void;
}

/** The beneficiaries found, how many there are, and the way to the next page. */
export function BeneficiariesResult({ data, page, isFiltered, isRefreshing, onPage }: Props) {
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
      <p role="status">{count === 1 ? '1 beneficiary' : `${count.toLocaleString('en-GB')} beneficiaries`}</p>
      <DataTable
        caption="Beneficiaries"
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
