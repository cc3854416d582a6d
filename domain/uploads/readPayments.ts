import { rowsByHeading, type UploadedRow } from './columns';
import { decodeText } from './decodeText';
import { readPain001 } from './pain001/readPain001';
import { paymentColumns, type PaymentRowField } from './paymentColumns';
import { normalisedPayment } from './paymentRow';
import { readCsv } from './readCsv';

/** The formats that payments are uploaded in. */
export type PaymentFileFormat = 'csv' | 'pain.001';

/** A file of payments with its rows, which are not checked yet. */
export interface PaymentFile {
  readonly format: PaymentFileFormat;
  readonly rows: readonly UploadedRow<PaymentRowField>[];
  /** What a pain.001 file calls itself; null for CSV. */
  readonly messageId: string | null;
  /** The accounts to be debited by row; empty for CSV. */
  readonly debtorAccounts: ReadonlyMap<number, string>;
}

/**
 * Reads a file of payments: XML as pain.001.001.09, any other text as CSV.
 * @throws RuleError file_refused
 */
export function readPayments(bytes: Uint8Array): PaymentFile {
  const text = decodeText(bytes);
  if (text.trimStart().startsWith('<')) return { format: 'pain.001', ...readPain001(text) };
  const rows = rowsByHeading(readCsv(text), paymentColumns);
  return {
    format: 'csv',
    rows: rows.map(({ number, values }) => ({ number, values: normalisedPayment(values) })),
    messageId: null,
    debtorAccounts: new Map(),
  };
}
