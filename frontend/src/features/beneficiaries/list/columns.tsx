import { IconClock, IconTag } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { formatIban } from '../../../shared/codeTexts';
import { Badge } from '../../../ui/marks';
import { LastPaid } from '../details/LastPaid';
import type { Column } from '../../../ui/table/DataTable';
import type { Sort } from '../../../ui/table/column';
import type { BeneficiaryRow } from './beneficiariesQuery';

const typesOf = ({ isRegular, isPriority }: BeneficiaryRow) =>
  [isRegular && 'Regular', isPriority && 'Priority'].filter(Boolean).join(', ');

/** The columns of the beneficiaries list. */
export const columns: readonly Column<BeneficiaryRow>[] = [
  {
    key: 'name',
    title: 'Name',
    onPhone: 'title',
    sortsFirst: 'ascending',
    cell: ({ name, beneficiaryId, beneficiary }) => (
      <>
        <Link to={paths.beneficiary(beneficiaryId)}>{name}</Link>{' '}
        {!beneficiary.tcc_beneficiary_id && <Badge tone="waiting" icon={IconClock} label="Not confirmed yet" />}
        {beneficiary.tags.map(({ tag }) => (
          <Badge key={tag} icon={IconTag} label={tag} />
        ))}
      </>
    ),
  },
  {
    key: 'account',
    title: 'Account',
    onPhone: 'detail',
    cell: ({ iban, accountNumber }) => (iban ? formatIban(iban) : accountNumber),
    isSecondary: true,
  },
  {
    key: 'bank',
    title: 'Bank country',
    onPhone: 'state',
    cell: ({ bankCountry }) => bankCountry,
    isSecondary: true,
    sortsFirst: 'ascending',
  },
  {
    key: 'lastPaid',
    title: 'Last paid',
    cell: (row) => <LastPaid beneficiary={row.beneficiary} />,
    isShort: true,
    isSecondary: true,
  },
  { key: 'types', title: 'Payment types', cell: typesOf, isSecondary: true },
  { key: 'currency', title: 'Currency', cell: ({ currency }) => currency, onPhone: 'value', sortsFirst: 'ascending' },
];

/** The default order: by name. */
export const defaultSort: Sort = { key: 'name', isDescending: false };
