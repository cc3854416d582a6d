import { useState } from 'react';
import { useServices } from '../../../session/services';
import { ConfirmAction } from '../../../shared/ConfirmAction';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { formatDay } from '../../../ui/formatDate';
import { moneyText } from '../../../ui/money/amountTexts';
import { Money } from '../../../ui/money/Money';
import type { Column } from '../../../ui/table/column';
import {
  CancelSafeguardingTransferDocument,
  CreateSafeguardingTransferDocument,
  DeletePendingTransfersDocument,
} from '../safeguardingWrites';
import type { SafeguardingTransferRow } from './transfersQuery';

/** Deletes what was not sent, cancels what waits at the provider, and sends again what a move of the control account failed to bring. */
function EndTransfer({ transfer }: { transfer: SafeguardingTransferRow }) {
  const { id, status, tccTransferId, moveId, amount, currency, sourceAccount } = transfer;
  if (transfer.isFailedMove) return <SendAgain transfer={transfer} />;
  if (status !== 'pending' || (moveId && !tccTransferId)) return null;
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

function SendAgain({ transfer }: { transfer: SafeguardingTransferRow }) {
  const { newId } = useServices();
  // One for each failed transfer, so that two clicks send it once.
  const [clientRequestId] = useState(newId);
  const { amount, currency, sourceAccount, destinationAccount } = transfer;
  const ends = { sourceAccountId: sourceAccount.id, destinationAccountId: destinationAccount.id };
  return (
    <ConfirmAction
      label="Send again"
      tone="primary"
      document={CreateSafeguardingTransferDocument}
      variables={{ ...ends, currency, amount, clientRequestId }}
      done="The transfer was sent again."
    >
      <p>{`${moneyText(amount, currency)} move from ${sourceAccount.name} to ${destinationAccount.name}.`}</p>
    </ConfirmAction>
  );
}

/** Why a transfer was refused; undefined for one that was not. */
const reasonOf = ({ status, details }: SafeguardingTransferRow): string | undefined =>
  status === 'cancelled' ? (details as { readonly message?: string }).message : undefined;

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
    cell: (transfer) => (
      <>
        <StatusBadge of="transfer" status={transfer.status} />
        {reasonOf(transfer) && <div>{reasonOf(transfer)}</div>}
      </>
    ),
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
