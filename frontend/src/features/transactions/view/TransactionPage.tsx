import { Link, useParams } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { signedAmount } from '../../../../../domain/transactions/vocabulary';
import { paths } from '../../../session/paths';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { DetailPage } from '../../../shared/patterns/DetailPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { actionLabel, typeLabel } from '../../../shared/transactions/transactionTexts';
import { Card } from '../../../ui/layout';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';
import { moneyText } from '../../../ui/money/amountTexts';
import { Money, MoneyFigure } from '../../../ui/money/Money';
import { relatedRecord } from './relatedRecord';
import { SenderCard } from './SenderCard';
import { useTransaction, type TransactionDetails } from './transactionQuery';

/** One transaction (/account/transaction/{id}): what moved, when, what it belongs to, and who sent it. Its status is live. */
export function TransactionPage() {
  const { id = '' } = useParams();
  const read = useTransaction(id);
  return (
    <ReadFrame read={read} rows={8}>
      {({ tcc_transactions_by_pk: found }) => (found ? <TransactionView transaction={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function TransactionView({ transaction }: { transaction: TransactionDetails }) {
  const { currency, type, status, account, funding } = transaction;
  const amount = signedAmount(transaction);
  const reference = transaction.related_entity_short_reference;
  return (
    <DetailPage
      back={{ to: paths.transactions, label: messages.shell.statements }}
      title={moneyText(amount, currency)}
      heading={<MoneyFigure amount={amount} currency={currency} size="page" />}
      tabTitle={reference ? `Transaction ${reference}` : 'Transaction'}
      context={
        <span aria-live="polite">
          <StatusBadge of="transaction" status={status} /> {typeLabel(type)} · {account.name}
        </span>
      }
    >
      <Card title="Transaction">
        <Details items={factsOf(transaction)} />
      </Card>
      {funding && <SenderCard funding={funding} />}
    </DetailPage>
  );
}

const instant = (at: string | null) => at && formatInstant(at);

function factsOf(transaction: TransactionDetails) {
  const { balance_amount: balance, currency, related_entity_short_reference: reference } = transaction;
  return [
    { label: 'Action', value: actionLabel(transaction.action) },
    { label: 'Belongs to', value: <RelatedLink transaction={transaction} /> },
    { label: 'Beneficiary', value: transaction.sentPayment?.beneficiarySlice.name },
    { label: 'Reference', value: reference && <CopyText label="reference" text={reference} /> },
    { label: 'Reason', value: transaction.reason },
    { label: 'Balance after', value: balance && <Money amount={balance} currency={currency} /> },
    { label: 'Created', value: instant(transaction.created_at) },
    { label: 'Settles', value: instant(transaction.settles_at) },
    { label: 'Completed', value: instant(transaction.completed_at) },
    { label: 'Updated', value: instant(transaction.updated_at) },
  ];
}

function RelatedLink({ transaction }: { transaction: TransactionDetails }) {
  const { label, to } = relatedRecord(transaction);
  return to ? <Link to={to}>{label}</Link> : label;
}
