import type { RelatedEntityType, TransactionType } from '../../../../domain/transactions/vocabulary';
import { wordsOfCode } from '../codeTexts';

/** The word for each direction. */
export const typeLabels: Readonly<Record<TransactionType, string>> = { credit: 'Credit', debit: 'Debit' };

/** The word for a direction, as a transaction has it. */
export const typeLabel = (type: string): string => (type === 'debit' ? typeLabels.debit : typeLabels.credit);

/** The words for what a transaction belongs to. */
export const relatedLabels: Readonly<Record<RelatedEntityType, string>> = {
  balance_transfer: 'Transfer',
  conversion: 'Conversion',
  inbound_funds: 'Incoming funds',
  inbound_funds_local: 'Incoming funds, local',
  payment: 'Payment',
  unknown: 'Other',
};

/** Words for why money moved; a code of the provider's that is not known is shown as words. */
export const actionLabel = wordsOfCode;
