import { useState } from 'react';
import { Button } from '../../ui/Button';
import { DataTable, type Column } from '../../ui/DataTable';
import { Stack } from '../../ui/Stack';
import { paths } from '../../app/paths';
import { AuthorisationResults } from './AuthorisationResults';
import { AuthoriseDialog } from './AuthoriseDialog';
import { type BatchDocument } from './batchAuthorise';
import { paymentColumns } from './paymentColumns';
import { type PaymentRow } from './paymentRow';
import { totalsText } from './totals';
import { useBatchAuthorise } from './useBatchAuthorise';

interface Props {
  caption: string;
  payments: readonly PaymentRow[];
  batch: BatchDocument;
  hasAccountColumn?: boolean;
  isRefreshing?: boolean;
}

/** Payments that wait for the user, to be authorised one by one or several at once, with the result of each. */
export function AuthorisationList({ caption, payments, batch, hasAccountColumn, isRefreshing }: Props) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly PaymentRow[]>([]);
  const { authorise, isCalling, error, results } = useBatchAuthorise(batch);
  const chosen = payments.filter(({ id }) => chosenIds.has(id));

  const confirm = async () => {
    await authorise(asked);
    setAsked([]);
    setChosenIds(new Set());
  };
  const columns = listColumns({ ask: (payment) => setAsked([payment]), hasAccountColumn });

  return (
    <Stack>
      <AuthorisationResults results={results} error={error} />
      {payments.length > 0 && (
        <DataTable
          caption={caption}
          columns={columns}
          rows={payments}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `${paths.payment(id)}?authorising=true`}
          isRefreshing={isRefreshing}
          selection={{ keys: chosenIds, onChange: setChosenIds, nameOf, describe: totalsText }}
          actions={
            <Button
              tone={chosen.length > 0 ? 'primary' : 'plain'}
              isDisabled={chosen.length === 0}
              onClick={() => setAsked(chosen)}
            >
              Authorise selected
            </Button>
          }
        />
      )}
      <AuthoriseDialog payments={asked} isLoading={isCalling} onConfirm={confirm} onClose={() => setAsked([])} />
    </Stack>
  );
}

const nameOf = (payment: PaymentRow) => `${payment.shortReference} to ${payment.beneficiarySlice.name}`;

interface ColumnOptions {
  ask: (payment: PaymentRow) => void;
  hasAccountColumn?: boolean;
}

function listColumns({ ask, hasAccountColumn }: ColumnOptions): Column<PaymentRow>[] {
  return [
    paymentColumns.payee,
    ...(hasAccountColumn ? [paymentColumns.account] : []),
    paymentColumns.reference,
    paymentColumns.date,
    paymentColumns.amount,
    {
      key: 'authorise',
      title: 'Action',
      isTitleHidden: true,
      isNumber: true,
      cell: (payment) => (
        <Button size="small" onClick={() => ask(payment)} aria-label={`Authorise ${nameOf(payment)}`}>
          Authorise
        </Button>
      ),
    },
  ];
}
