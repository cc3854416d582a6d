import { accountUpload } from '../accounts/upload/accountUpload';
import { beneficiaryUpload } from '../beneficiaries/upload/beneficiaryUpload';
import { sharedContext } from '../container';
import { paymentUpload } from '../payments/upload/paymentUpload';
import type { Context } from '../context';
import { runUpload } from '../uploads/runUpload';
import { findUpload, type UploadKind } from '../uploads/upload';
import { userUpload } from '../users/upload/userUpload';
import { runExclusively } from './runExclusively';

const kinds: readonly UploadKind[] = [paymentUpload, beneficiaryUpload, userUpload, accountUpload];
const maxUploads = 100;
/** A run begins no row after this time. */
const runForMs = 90_000;
/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 150_000;

/** What a run did: how many uploads it finished, and how many are left for the next one. */
export interface UploadsReport {
  readonly done: number;
  readonly open: number;
}

/** Schedule `run-uploads`: goes on with confirmed uploads whose rows are not all created. */
export const handler = (): Promise<UploadsReport | undefined> => runUploads(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function runUploads(context: Context): Promise<UploadsReport | undefined> {
  return runExclusively(context, { name: 'run-uploads', leaseMs }, (owned) => runAll(owned));
}

async function runAll(context: Context): Promise<UploadsReport> {
  const untilMs = context.clock.now().getTime() + runForMs;
  const ids = await context
    .database('uploads')
    .where({ state: 'running' })
    .orderBy('createdAt')
    .limit(maxUploads)
    .pluck('id');
  let done = 0;
  for (const id of ids) {
    const isDone = await runOne(context, id, untilMs);
    if (isDone) done += 1;
  }
  return { done, open: ids.length - done };
}

/** A fault of one upload stops no other: it is logged, and the next run tries again. */
async function runOne(context: Context, id: string, untilMs: number): Promise<boolean> {
  const upload = await findUpload(context.database, id);
  const kind = kinds.find((one) => one.kind === upload?.kind);
  if (!upload || !kind) return false;
  return runUpload(context, kind, upload, untilMs).catch((error: unknown) => {
    context.log.error({ uploadId: id, error: String(error) }, 'an upload was interrupted');
    return false;
  });
}
