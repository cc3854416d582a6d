import { ConfirmAction } from '../../../shared/ConfirmAction';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { formatDay } from '../../../ui/formatDate';
import { moneyText } from '../../../ui/money/formatAmount';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';
import { CancelSafeguardingTransferDocument, DeletePendingTransfersDocument } from '../safeguardingWrites';
import type { SafeguardingTransferRow } from './transfersQuery';

/** Deletes what was not sent, cancels what waits at the provider. */
function EndTransfer({ transfer }: { transfer: SafeguardingTransferRow }) {
  const { id, status, tccTransferId, amount, currency, sourceAccount } = transfer;
  if (status !== 'pending') return null;
  const stays = `${moneyText(amount, currency)} stay on ${sourceAccount.name}.`;
  return tccTransferId ? (
    <ConfirmAction
      label="Cancel transfer"
      tone="danger"
      document={CancelSafeguardingTransferDocument}
      variables={{ transferId: id }}
      done="Our payment partner was asked to cancel the transfer."
    >
      <p>{stays}</p>
    </ConfirmAction>
  ) : (
    <ConfirmAction
      label="Delete transfer"
      tone="danger"
      document={DeletePendingTransfersDocument}
      variables={{ transferIds: [id] }}
      done="Transfer deleted."
    >
      <p>It was not sent yet. {stays}</p>
    </ConfirmAction>
  );
}

/** The columns of the safeguarding transfers. */
export const transferColumns: readonly Column<SafeguardingTransferRow>[] = [
  {
    key: 'accounts',
    title: 'Transfer',
    cell: ({ sourceAccount, destinationAccount }) => `${sourceAccount.name} to ${destinationAccount.name}`,
    onPhone: 'title',
  },
  { key: 'reason', title: 'Reason', cell: ({ reason }) => reason, isSecondary: true },
  {
    key: 'created',
    title: 'Created',
    cell: ({ createdAt }) => formatDay(createdAt),
    isShort: true,
    onPhone: 'detail',
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge of="transfer" status={status} />,
    onPhone: 'state',
  },
  {
    key: 'amount',
    title: 'Amount',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    isNumber: true,
    onPhone: 'value',
  },
  {
    key: 'end',
    title: 'End',
    isTitleHidden: true,
    onPhone: 'secondDetail',
    cell: (transfer) => <EndTransfer transfer={transfer} />,
  },
];
