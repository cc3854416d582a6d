import { contentFields } from '../../domain/payments/content';
import { columnOf, fieldsWith, paymentFieldNames, storedFields } from '../../domain/payments/fields';

// Templates and recurring payments have the beneficiary under another name.
const keptColumns = fieldsWith('isKept').filter((name) => name !== 'beneficiaryId');

/** A file of the metadata with the columns of its table that have fields of a payment. */
const fileOf = (table: string, fields: readonly string[]) => ({
  file: `hasura/metadata/databases/default/tables/public_${table}.yaml`,
  fields,
});

/** The tables whose readers may read every field of a payment that they keep. */
export const paymentColumnFiles: readonly { readonly file: string; readonly fields: readonly string[] }[] = [
  fileOf('payments', storedFields.map(columnOf)),
  fileOf('payment_versions', contentFields.map(columnOf)),
  fileOf('payment_templates', keptColumns),
  fileOf('recurring_payments', keptColumns),
];

const declared: readonly string[] = paymentFieldNames.map(columnOf);

/**
 * The text of a table's metadata, whose permissions let the fields be read: they stand together where the first of them stood, and those
 * that the table does not keep go.
 * @throws Error if no permission lists columns
 */
export function withPaymentColumns(yaml: string, fields: readonly string[]): string {
  const list = /(?<=^ +columns:\n +\[\n)(?: +\w+,\n)+(?= +\])/gm;
  if (yaml.search(list) < 0) throw new Error('No permission of this file lists its columns, one a line.');
  return yaml.replace(list, (lines) => {
    const names = lines.split(',').map((line) => line.trim());
    const first = names.findIndex((name) => declared.includes(name));
    const others = (some: readonly string[]) => some.filter((name) => name && !declared.includes(name));
    const columns = [...names.slice(0, first), ...fields, ...others(names.slice(first))];
    const [indent = ''] = /^ +/.exec(lines) ?? [];
    return columns.map((name) => `${indent}${name},\n`).join('');
  });
}
