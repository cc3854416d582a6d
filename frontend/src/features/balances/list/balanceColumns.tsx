import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { CurrencyName } from '../../../shared/balances/TotalWorth';
import type { BalanceLinks } from '../../../shared/balances/useBalanceLinks';
import { formatInstant } from '../../../ui/formatDate';
import { LinkButton } from '../../../ui/LinkButton';
import { Money } from '../../../ui/money/Money';
import { Row } from '../../../ui/layout';
import type { Column } from '../../../ui/table/DataTable';
import type { Balance } from './balancesQuery';

interface Options {
  /** The currency in which the worth is shown. */
  readonly currency: string;
  /** Undefined where there is no current rate. */
  readonly worthOf: (balance: Balance) => string | undefined;
  readonly linksOf: (currency: string) => BalanceLinks;
}

/** The columns of the list of balances. */
export const balanceColumns = ({ currency, worthOf, linksOf }: Options): readonly Column<Balance>[] => [
  {
    key: 'currency',
    title: 'Currency',
    cell: (balance) => (
      <Link to={paths.balance(balance.currency)}>
        <CurrencyName code={balance.currency} />
      </Link>
    ),
    onPhone: 'title',
  },
  {
    key: 'amount',
    title: 'Available',
    cell: (balance) => <Money amount={balance.amount} currency={balance.currency} />,
    isNumber: true,
    onPhone: 'value',
  },
  {
    key: 'worth',
    title: `Worth in ${currency}`,
    cell: (balance) => <Worth amount={worthOf(balance)} currency={currency} />,
    isNumber: true,
    onPhone: 'state',
  },
  {
    key: 'updatedAt',
    title: 'Changed',
    cell: ({ updated_at: updatedAt }) => formatInstant(updatedAt),
    isShort: true,
    isSecondary: true,
    onPhone: 'detail',
  },
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    isNumber: true,
    cell: (balance) => <Actions currency={balance.currency} links={linksOf(balance.currency)} />,
    onPhone: 'actions',
  },
];

function Worth({ amount, currency }: { amount: string | undefined; currency: string }) {
  return amount === undefined ? 'No current rate' : <Money amount={amount} currency={currency} />;
}

function Actions({ currency, links: { fund, convert, pay } }: { currency: string; links: BalanceLinks }) {
  if (!fund && !convert && !pay) return null;
  const link = (to: string | undefined, label: string) =>
    to && (
      <LinkButton to={to} size="small" tone="subtle">
        {label} <span className="visually-hidden">{currency}</span>
      </LinkButton>
    );
  return (
    <Row isEnd>
      {link(fund, 'Fund')}
      {link(convert, 'Convert')}
      {link(pay, 'Pay')}
    </Row>
  );
}
