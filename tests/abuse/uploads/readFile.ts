import { text } from 'node:stream/consumers';
import { unpackFile } from '../../../actions/uploads/unpackFile';
import { RuleError } from '../../../domain/errors';
import { readPayments } from '../../../domain/uploads/readPayments';
import { paymentRowProblems } from '../../../domain/uploads/paymentRow';

/** Reads a packed file from standard input as the server does, and prints what came of it. */
async function main(): Promise<void> {
  const content = await text(process.stdin);
  try {
    const { rows } = readPayments(unpackFile(content));
    const now = new Date('2026-11-23T10:00:00Z');
    const faulty = rows.filter(({ values }) => paymentRowProblems(values, now).length > 0).length;
    console.log(`read: ${rows.length} rows, ${faulty} with errors`);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    console.log(`${error.code}: ${error.message}`);
  }
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
