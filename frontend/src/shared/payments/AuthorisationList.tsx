import { useState } from 'react';
import { Button } from '../../ui/Button';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { Stack } from '../../ui/Stack';
import { paths } from '../../session/paths';
import { AuthorisationResults } from './AuthorisationResults';
import { AuthoriseDialog } from './AuthoriseDialog';
import type { BatchDocument } from './batchAuthorise';
import { paymentColumns } from './paymentColumns';
import type { PaymentRow } from './paymentRow';
import { totalsText } from './totals';
import { useBatchAuthorise } from './useBatchAuthorise';
import type { PaymentToConfirm } from './useChangedContent';

interface Props {
  caption: string;
  payments: readonly PaymentRow[];
  batch: BatchDocument;
  hasAccountColumn?: boolean;
  isRefreshing?: boolean;
}

/** A list of payments to authorise, one by one or several at once, with the results. */
export function AuthorisationList({ caption, payments, batch, hasAccountColumn, isRefreshing }: Props) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [toConfirm, setToConfirm] = useState<readonly PaymentToConfirm[]>([]);
  const { authorise, isCalling, error, results } = useBatchAuthorise(batch);
  const chosen = payments.filter(({ id }) => chosenIds.has(id));

  const confirm = async () => {
    setToConfirm(await authorise(toConfirm.map(({ payment }) => payment)));
    setChosenIds(new Set());
  };
  const columns = listColumns({ onAuthorise: (payment) => setToConfirm([{ payment }]), hasAccountColumn });

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
              onClick={() => setToConfirm(chosen.map((payment) => ({ payment })))}
            >
              Authorise selected
            </Button>
          }
        />
      )}
      <AuthoriseDialog
        toConfirm={toConfirm}
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setToConfirm([])}
      />
    </Stack>
  );
}

const nameOf = (payment: PaymentRow) => `${payment.shortReference} to ${payment.beneficiarySlice.name}`;

interface ColumnOptions {
  onAuthorise: (payment: PaymentRow) => void;
  hasAccountColumn?: boolean;
}

function listColumns({ onAuthorise, hasAccountColumn }: ColumnOptions): Column<PaymentRow>[] {
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
        <Button size="small" onClick={() => onAuthorise(payment)} aria-label={`Authorise ${nameOf(payment)}`}>
          Authorise
        </Button>
      ),
    },
  ];
}
