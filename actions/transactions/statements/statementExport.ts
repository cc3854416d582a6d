import type { Knex } from 'knex';
import type { ExportInput } from '../../../domain/statements/exportInput';

/** A statement that is to be written. */
export interface AskedStatement {
  readonly id: string;
  readonly accountId: string;
  readonly request: ExportInput;
  /** Among those of the account in the currency, from 1. */
  readonly number: number;
}

/** A statement that a user asked for as a file, and that this run works on. */
export interface StatementExport extends AskedStatement {
  readonly userId: string;
  /** How often it was begun, this time included. */
  readonly attempts: number;
}

/** A run that dies leaves its export to another after this time. Each page of lines extends it. */
export const leaseMs = 120_000;

/** How often a file is begun before it counts as failed. */
export const maxAttempts = 3;

/** How long a file is kept. */
export const keptForMs = 7 * 24 * 3_600_000;

/**
 * Takes an export that waits, or whose run has died.
 * @returns undefined if there is no such export, or another run works on it
 */
export async function claimExport(database: Knex, id: string, now: Date): Promise<StatementExport | undefined> {
  const [row] = await database('exports')
    .where({ id, kind: 'statement' })
    .whereRaw(`(state = 'waiting' or (state = 'running' and lease_until < ?))`, [now])
    .update({
      state: 'running',
      rows_done: 0,
      attempts: database.raw('attempts + 1'),
      lease_until: new Date(now.getTime() + leaseMs),
    })
    .returning<Row[]>(['id', 'user_id', 'account_id', 'request', 'statement_number', 'attempts']);
  return row && { ...row, userId: row.user_id, accountId: row.account_id, number: row.statement_number };
}

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly account_id: string;
  readonly request: ExportInput;
  readonly statement_number: number;
  readonly attempts: number;
}

/** Thrown where an export is not this run's any more: it was cancelled, or another run took it. */
export class ExportEnded extends Error {}

/** Records the lines that are written. @throws ExportEnded */
export async function recordProgress(
  database: Knex,
  { id, attempts }: StatementExport,
  done: { readonly rows_done: number; readonly rows_total: number },
  now: Date,
): Promise<void> {
  const changed = await database('exports')
    .where({ id, state: 'running', attempts })
    .update({ ...done, lease_until: new Date(now.getTime() + leaseMs) });
  if (changed === 0) throw new ExportEnded();
}
