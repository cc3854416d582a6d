import { useParams } from 'react-router-dom';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { DetailPage } from '../../../shared/patterns/DetailPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { usePortal } from '../../../session/PortalContext';
import { paths } from '../../../session/paths';
import { Card } from '../../../ui/layout';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';
import { moneyText } from '../../../ui/money/amountTexts';
import { MoneyFigure } from '../../../ui/money/Money';
import { Notice } from '../../../ui/Notice';
import { messages } from '../../../../../domain/messages';
import { accountName } from '../transferAccounts';
import { CancelAction } from './CancelAction';
import { useTransfer, type TransferDetails } from './transferQuery';

/** One transfer between accounts (/account/transfers/{id}). Its status is live. */
export function TransferPage() {
  const { id = '' } = useParams();
  const read = useTransfer(id);
  return (
    <ReadFrame read={read} rows={6}>
      {({ transfers_by_pk: found }) => (found ? <TransferView transfer={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function TransferView({ transfer }: { transfer: TransferDetails }) {
  const { amount, currency, status, errorMessage, providerTransfer } = transfer;
  const { isAdmin } = usePortal();
  const reference = providerTransfer?.short_reference;
  return (
    <DetailPage
      back={{ to: paths.transfers, label: messages.adminMenu.transfers }}
      title={moneyText(amount, currency)}
      heading={<MoneyFigure amount={amount} currency={currency} size="page" />}
      tabTitle={reference ? `Transfer ${reference}` : 'Transfer'}
      actions={isAdmin && status === 'pending' && <CancelAction transfer={transfer} />}
      context={
        <span aria-live="polite">
          <StatusBadge of="transfer" status={status} /> {accountName(transfer.sourceAccount)} to{' '}
          {accountName(transfer.destinationAccount)}
        </span>
      }
    >
      {status === 'cancelled' && (
        <Notice tone="failure" title="This transfer was not made.">
          {errorMessage ?? 'It was cancelled.'}
        </Notice>
      )}
      <Card title="Transfer">
        <Details items={factsOf(transfer)} />
      </Card>
    </DetailPage>
  );
}

function factsOf({ providerTransfer, creator, ...transfer }: TransferDetails) {
  const reference = providerTransfer?.short_reference;
  const completedAt = providerTransfer?.completed_at;
  return [
    { label: 'From', value: accountName(transfer.sourceAccount) },
    { label: 'To', value: accountName(transfer.destinationAccount) },
    { label: 'Reason', value: transfer.reason },
    { label: 'Reference', value: reference && <CopyText label="reference" text={reference} /> },
    { label: 'Created by', value: creator && [creator.first_name, creator.last_name].filter(Boolean).join(' ') },
    { label: 'Created', value: formatInstant(transfer.createdAt) },
    { label: 'Completed', value: completedAt && formatInstant(completedAt) },
    { label: 'Transfer fee', value: transfer.shouldCharge ? 'By the tariff of the source account' : 'None' },
  ];
}
