import { beneficiaryColumns, type BeneficiaryRowField } from './beneficiaryColumns';
import { normalisedBeneficiary } from './beneficiaryRow';
import { rowsByHeading, type UploadedRow } from './columns';
import { decodeText } from './decodeText';
import { readCsv } from './readCsv';

/**
 * Reads a CSV file of beneficiaries. The rows are not checked yet.
 * @throws RuleError file_refused
 */
export function readBeneficiaries(bytes: Uint8Array): UploadedRow<BeneficiaryRowField>[] {
  const rows = rowsByHeading(readCsv(decodeText(bytes)), beneficiaryColumns);
  return rows.map(({ number, values }) => ({ number, values: normalisedBeneficiary(values) }));
}
