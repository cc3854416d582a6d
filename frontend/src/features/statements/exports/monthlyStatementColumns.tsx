import { IconDownload } from '@tabler/icons-react';
import type { MonthlyStatementsQuery } from '../../../graphql/generated/operations';
import { Button } from '../../../ui/Button';
import { formatDay } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';

type MonthlyStatement = MonthlyStatementsQuery['monthly_statements'][number];

/** The columns of the monthly statements. */
export const monthlyStatementColumns = (onDownload: (id: string) => void): readonly Column<MonthlyStatement>[] => [
  { key: 'month', title: 'Month from', cell: ({ month }) => formatDay(month), isShort: true, onPhone: 'title' },
  {
    key: 'opening',
    title: 'Opening balance',
    cell: ({ opening_balance: amount, currency }) => <Money amount={amount} currency={currency} />,
    isNumber: true,
    isSecondary: true,
  },
  {
    key: 'closing',
    title: 'Closing balance',
    cell: ({ closing_balance: amount, currency }) => <Money amount={amount} currency={currency} />,
    isNumber: true,
    onPhone: 'value',
  },
  {
    key: 'act',
    title: 'Actions',
    isTitleHidden: true,
    cell: ({ id, month }) => (
      <Button
        size="small"
        icon={<IconDownload size={15} aria-hidden />}
        aria-label={`Download the statement from ${formatDay(month)}`}
        onClick={() => onDownload(id)}
      >
        Download
      </Button>
    ),
    onPhone: 'state',
  },
];
