import { paths } from '../../../session/paths';
import { relatedLabels } from '../../../shared/transactions/transactionTexts';
import type { TransactionDetails } from './transactionQuery';

/** What a transaction belongs to, in words, and its address where it has a page that the user may open. */
interface RelatedRecord {
  readonly label: string;
  readonly to: string | undefined;
}

/**
 * What a transaction belongs to. A payment that was not made in the portal is shown as the provider holds it; a transfer only has an
 * address for those who may see it.
 */
export function relatedRecord(transaction: TransactionDetails): RelatedRecord {
  const { related_entity_type: type, related_entity_id: id } = transaction;
  switch (type) {
    case 'payment':
      return { label: relatedLabels.payment, to: paymentAddress(transaction, id) };
    case 'conversion':
      return {
        label: relatedLabels.conversion,
        to: addressOf(paths.conversion, transaction.tradedConversion?.id ?? id),
      };
    case 'balance_transfer':
      return { label: relatedLabels.balance_transfer, to: addressOf(paths.transfer, transaction.sentTransfer?.id) };
    case 'inbound_funds':
    case 'inbound_funds_local':
      return { label: relatedLabels[type], to: undefined };
    default:
      return { label: relatedLabels.unknown, to: undefined };
  }
}

const addressOf = (path: (id: string) => string, id: string | null | undefined) => (id ? path(id) : undefined);

const paymentAddress = ({ sentPayment }: TransactionDetails, id: string | null) =>
  sentPayment ? paths.payment(sentPayment.id) : addressOf(paths.externalPayment, id);
