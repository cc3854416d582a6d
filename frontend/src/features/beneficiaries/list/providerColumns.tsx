import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { formatIban } from '../../../shared/codeTexts';
import type { Column } from '../../../ui/table/DataTable';
import { ImportButton } from './ImportButton';
import type { ProviderRow } from './providerBeneficiariesQuery';

/** The columns of the beneficiaries at the provider. */
export const providerColumns: readonly Column<ProviderRow>[] = [
  { key: 'name', title: 'Name', onPhone: 'title', cell: ({ name }) => name },
  {
    key: 'holder',
    title: 'Account holder',
    cell: ({ bankAccountHolderName }) => bankAccountHolderName,
    isSecondary: true,
  },
  {
    key: 'account',
    title: 'Account',
    onPhone: 'detail',
    cell: ({ iban, accountNumber }) => (iban ? formatIban(iban) : accountNumber),
  },
  { key: 'bank', title: 'Bank country', cell: ({ bankCountry }) => bankCountry, isSecondary: true },
  { key: 'currency', title: 'Currency', onPhone: 'value', cell: ({ currency }) => currency },
  {
    key: 'import',
    title: 'In the portal',
    onPhone: 'state',
    cell: (row) =>
      row.beneficiaryId ? <Link to={paths.beneficiary(row.beneficiaryId)}>Open</Link> : <ImportButton row={row} />,
  },
];
