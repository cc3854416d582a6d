import { gzipSync } from 'node:zlib';
import { createContext } from '../../actions/container';
import { getPaymentUpload } from '../../actions/payments/upload/getPaymentUpload';
import { paymentUpload } from '../../actions/payments/upload/paymentUpload';
import { validatePaymentUpload } from '../../actions/payments/upload/validatePaymentUpload';
import { runUpload } from '../../actions/uploads/runUpload';
import { findUpload } from '../../actions/uploads/upload';
import { accountId } from '../../seeds/demo/organisations';
import { scratchFolder } from '../support/leftovers';
import { startRunStack } from '../support/runStack';
import { step, type BenchOptions, type Table } from './benchmark';
import { timed } from './timed';

const session = {
  userId: 'maker',
  role: 'user',
  selectedAccountId: accountId('aldgate-trading'),
  requestId: '00000000-0000-4000-8000-000000000001',
  requester: { ip: 'unknown', browser: 'unknown' },
} as const;
const hourMs = 3_600_000;

/**
 * `npm run bench -- uploads`: a file of valid payments that need approvals, checked by the action and created by its worker, both in this
 * process. `scale` 1 is 10,000 rows.
 */
export async function benchUploads({ scale = 1 }: BenchOptions): Promise<readonly Table[]> {
  step('starting the stack');
  const stack = await startRunStack(scratchFolder(), 'uploads', { hasSite: false });
  const context = createContext({ ...stack.actionEnvironment, LOG_LEVEL: 'silent' });
  try {
    const rows = Math.round(10_000 * scale);
    const content = gzipSync(file(rows)).toString('base64');
    step(`checking ${rows} rows`);
    const checking = await timed(() => validatePaymentUpload({ filename: 'bench.csv', content }, session, context));
    const { id } = checking.result;
    step('creating the payments');
    await context.database('uploads').where({ id }).update({ state: 'running' });
    const upload = await findUpload(context.database, id);
    const creating = await timed(
      () => upload && runUpload(context, paymentUpload, upload, context.clock.now().getTime() + hourMs),
    );
    const { createdRows } = await getPaymentUpload({ uploadId: id }, session, context);
    if (createdRows !== rows) throw new Error(`Of ${rows} rows, ${createdRows} were created.`);
    const row = [rows, checking.seconds, creating.seconds, Math.round(rows / creating.seconds)];
    return [{ headings: ['rows', 'read, check and store, s', 'create, s', 'created per second'], rows: [row] }];
  } finally {
    await context.database.destroy();
    await stack.stop();
  }
}

function file(rows: number): string {
  const day = new Date(Date.now() + 60 * 24 * hourMs).toISOString().slice(0, 10);
  const headings = 'IBAN or account number,Beneficiary name,Amount,Currency,Payment date,Payment type,Reference,Reason';
  const lines = Array.from(
    { length: rows },
    (_, index) => `DE89370400440532013000,Hansa Metall GmbH,${20_000 + index}.10,EUR,${day},regular,B ${index},Steel`,
  );
  return [headings, ...lines].join('\n');
}
