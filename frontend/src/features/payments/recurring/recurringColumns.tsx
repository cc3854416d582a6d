import { bankLine } from '../../../shared/beneficiaries/bankLine';
import { personName } from '../../../shared/payments/paymentRow';
import { Badge } from '../../../ui/marks';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import { Row } from '../../../ui/layout';
import type { Column } from '../../../ui/table/DataTable';
import classes from './recurringColumns.module.css';
import { RecurringActions } from './RecurringActions';
import { RecurringHistory } from './RecurringHistory';
import type { RecurringRow } from './recurringQuery';
import { frequencyLabels, stateLooks } from './recurringTexts';

const nameOf = ({ beneficiary, reference }: RecurringRow) => `${beneficiary.slices[0]?.name ?? ''}, ${reference}`;

/** The columns of the list of recurring payments. @param mayPay whether the user's role may create payments */
export const recurringColumns = (mayPay: boolean): readonly Column<RecurringRow>[] => [
  { key: 'beneficiary', title: 'Beneficiary', onPhone: 'title', cell: (row) => <Payee row={row} /> },
  {
    key: 'frequency',
    title: 'How often',
    onPhone: 'detail',
    isSecondary: true,
    cell: ({ frequency, ends_on }) => `${frequencyLabels[frequency]}${ends_on ? `, until ${formatDay(ends_on)}` : ''}`,
  },
  {
    key: 'next',
    title: 'Next payment',
    onPhone: 'secondDetail',
    isShort: true,
    cell: ({ next_on, state }) => (next_on && state === 'active' ? formatDay(next_on) : '–'),
  },
  { key: 'state', title: 'State', onPhone: 'state', cell: (row) => <State row={row} /> },
  {
    key: 'creator',
    title: 'Set up by',
    isExtra: true,
    cell: ({ creator }) => personName(creator),
  },
  {
    key: 'amount',
    title: 'Amount',
    onPhone: 'value',
    isNumber: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    onPhone: 'actions',
    cell: (row) => (
      <Row>
        <RecurringHistory id={row.id} name={nameOf(row)} />
        {mayPay && <RecurringActions row={row} name={nameOf(row)} />}
      </Row>
    ),
  },
];

function Payee({ row }: { row: RecurringRow }) {
  const [payee] = row.beneficiary.slices;
  return (
    <>
      <strong>{nameOf(row)}</strong> {payee && bankLine(payee)}
    </>
  );
}

function State({ row: { state, pause_reason } }: { row: RecurringRow }) {
  return (
    <>
      <Badge {...(stateLooks[state] ?? { label: state })} />{' '}
      {pause_reason && <span className={classes.reason}>{pause_reason}</span>}
    </>
  );
}
