import { S3Client } from '@aws-sdk/client-s3';
import { bucketArchive, folderArchive, type Archive } from '../audit/archive';
import { exportHead } from '../audit/exportHead';
import { sharedContext } from '../container';
import type { Context } from '../context';
import type { Environment } from '../runtime/environment';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 150_000;

/** The number of rows that a run sealed, and the head of the chain after it. */
export interface SealReport {
  readonly sealed: number;
  readonly position: number;
  readonly hash: string;
  /** Whether the head was exported as the first of the day. */
  readonly isExported: boolean;
}

interface Row {
  readonly sealed: string;
  readonly head_position: string;
  readonly head_hash: string;
}

/** Schedule `seal-audit`: adds the rows logged since the last run to the hash chain. */
export const handler = (): Promise<SealReport | undefined> => sealAudit(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function sealAudit(context: Context): Promise<SealReport | undefined> {
  return runExclusively(context, { name: 'seal-audit', leaseMs }, (owned) => seal(owned));
}

async function seal({ database, environment, clock }: Context): Promise<SealReport> {
  const { rows } = await database.raw<{ rows: Row[] }>('select * from seal_audit()');
  const [row] = rows;
  if (!row) return { sealed: 0, position: 0, hash: '', isExported: false };
  const head = { position: Number(row.head_position), hash: row.head_hash };
  const archive = archiveOf(environment);
  const isExported = archive ? await exportHead(archive, head, clock.now()) : false;
  return { sealed: Number(row.sealed), ...head, isExported };
}

/** The bucket if one is configured, otherwise the folder. */
function archiveOf({ AUDIT_HEADS_BUCKET: bucket, AUDIT_HEADS_FOLDER: folder }: Environment): Archive | undefined {
  if (bucket) return bucketArchive(new S3Client(), bucket);
  return folder ? folderArchive(folder) : undefined;
}
