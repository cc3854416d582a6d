import { randomBytes, randomInt } from 'node:crypto';
import { firstWorkingDay } from '../../local/provider/reference/calendar';
import { londonDate } from '../../local/provider/reference/londonTime';
import type { Knex } from 'knex';

const headings =
  'Beneficiary reference,IBAN or account number,Beneficiary name,Amount,Currency,Payment date,Payment type,Reference,Reason';
/** The day of the payments. */
export const uploadDay = firstWorkingDay(londonDate(new Date(Date.now() + 60 * 86_400_000)), 'EUR');
/** Payments to Hansa that need two approvals, each different from the others. */
export const line = (
  index: number,
  changes: { amount?: string; reference?: string; number?: string; name?: string } = {},
) => {
  const { amount = `${20_000 + index}.50`, reference = `UP ${index}` } = changes;
  const { number = 'DE89 3704 0044 0532 0130 00', name = 'Hansa Metall GmbH' } = changes;
  return `,${number},${name},${amount},EUR,${uploadDay},regular,${reference},Steel`;
};
/** A file of payments. */
export const file = (...lines: string[]) => [headings, ...lines].join('\r\n');
/** A reference that no other payment has. */
export const reference = () => randomBytes(6).toString('hex');

/** Lines that are like no other payment, each for another amount that needs two approvals. */
export function lines(count: number): string[] {
  const from = randomInt(30_000, 40_000 - count);
  return Array.from({ length: count }, (_, index) =>
    line(index, { reference: reference(), amount: `${from + index}.25` }),
  );
}

/** The rows of an upload in the order of the file. */
export const rowsOf = (database: Knex, uploadId: string) =>
  database('upload_rows').where({ upload_id: uploadId }).orderBy('row_number');
