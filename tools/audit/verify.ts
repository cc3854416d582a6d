import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Knex } from 'knex';

/** The first difference between the audit log and its seals. */
export interface AuditFault {
  /** Position in the chain, if the fault has one. */
  readonly position: number | null;
  /** The row of `audit_logged_actions`, if the fault concerns one. */
  readonly eventId: number | null;
  readonly reason: string;
}

interface ExportedHead {
  readonly position: number;
  readonly hash: string;
  readonly at: string;
}

interface FaultRow {
  readonly chain_position: string | null;
  readonly event_id: string | null;
  readonly reason: string;
}

/** Computes the whole chain again and compares it with the seals and with the heads exported to `headsFolder`. */
export async function findAuditFault(database: Knex, headsFolder?: string): Promise<AuditFault | undefined> {
  const { rows } = await database.raw<{ rows: FaultRow[] }>('select * from first_audit_fault()');
  const [fault] = rows;
  if (fault) return { position: numeric(fault.chain_position), eventId: numeric(fault.event_id), reason: fault.reason };
  for (const head of exportedHeads(headsFolder)) {
    const found = await database('audit_hashes')
      .where({ position: String(head.position) })
      .first<{ hash: string } | undefined>(database.raw(`encode(hash, 'hex') as hash`));
    if (found?.hash !== head.hash) {
      return { position: head.position, eventId: null, reason: `the head exported at ${head.at} is another` };
    }
  }
  return undefined;
}

function numeric(text: string | null): number | null {
  return text === null ? null : Number(text);
}

function exportedHeads(folder: string | undefined): ExportedHead[] {
  if (!folder || !existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ExportedHead);
}

/** Where the local stack exports the heads of the chain. */
export function headsFolder(dataDir: string): string {
  return resolve(dataDir, 'audit-heads');
}
