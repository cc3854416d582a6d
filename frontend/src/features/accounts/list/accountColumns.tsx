import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import type { Column } from '../../../ui/table/column';
import { AccountState } from '../AccountState';
import type { AccountRow } from './accountsQuery';

const yesOrNo = (isSet: boolean) => (isSet ? 'Yes' : 'No');

/** The columns of the list of accounts. */
export const accountColumns: readonly Column<AccountRow>[] = [
  {
    key: 'name',
    title: 'Account',
    cell: ({ id, name }) => <Link to={paths.account(id)}>{name}</Link>,
    onPhone: 'title',
  },
  { key: 'organisation', title: 'Organisation', cell: ({ organisation }) => organisation.name, onPhone: 'detail' },
  {
    key: 'reference',
    title: 'Reference',
    cell: ({ reference }) => reference,
    isShort: true,
    isSecondary: true,
    onPhone: 'secondDetail',
  },
  {
    key: 'imported',
    title: 'At the provider',
    cell: ({ tccAccountId }) => yesOrNo(tccAccountId !== null),
    isShort: true,
    isSecondary: true,
  },
  {
    key: 'safeguarding',
    title: 'Safeguarding',
    cell: ({ safeguarding_enabled }) => yesOrNo(safeguarding_enabled),
    isShort: true,
    isSecondary: true,
  },
  { key: 'state', title: 'State', cell: (row) => <AccountState {...row} />, onPhone: 'state' },
];
