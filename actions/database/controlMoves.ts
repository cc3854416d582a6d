import type { Knex } from 'knex';
import { formatAmount } from '../../domain/money/amount';
import type { OpenTransfer } from '../../domain/safeguarding/controlMove';
import { clearAlarm, raiseAlarm, type Alarm } from './alarms';

const open = `
  select t.amount::text as amount, t.currency, source.name as source, destination.name as destination, t.status <> 'pending' as "isFailed"
  from safeguarding_transfers t
  join accounts source on source.id = t."sourceAccountId"
  join accounts destination on destination.id = t."destinationAccountId"
  where t.status = 'pending' or t.id in (select id from open_control_moves)
  order by t."createdAt", t.id`;

/** The safeguarding transfers that are not concluded, and those of a move of the control account that failed; the oldest first. */
export async function loadOpenTransfers(database: Knex): Promise<readonly OpenTransfer[]> {
  const { rows } = await database.raw<{ rows: OpenTransfer[] }>(open);
  return rows;
}

/** The ends and the currency of a transfer between two control accounts. */
export interface MoveEnds {
  readonly sourceAccountId: string;
  readonly destinationAccountId: string;
  readonly currency: string;
}

/** What a move of the control account failed to bring from one account to another, if anything. The amount is in major units. */
export async function findFailedMove(
  database: Knex,
  { sourceAccountId, destinationAccountId, currency }: MoveEnds,
): Promise<{ readonly moveId: string; readonly amount: string } | undefined> {
  const { rows } = await database.raw<{ rows: { moveId: string; amount: string }[] }>(
    `select move_id as "moveId", amount::text as amount from open_control_moves
     where source_account_id = ? and destination_account_id = ? and currency = ? and status = 'cancelled'`,
    [sourceAccountId, destinationAccountId, currency],
  );
  return rows[0];
}

/** The kind and the subject of the alarm about a currency that has not moved. One move is open at a time. */
const alarmOf = (currency: string) => ({ kind: 'safeguarding_break', subject: `control account ${currency}` }) as const;

/** Raises the alarm that a move of the control account failed in a currency. */
export async function raiseFailedMove(
  transaction: Knex.Transaction,
  { amount, currency }: { readonly amount: string; readonly currency: string },
  reason: string,
  now: Date,
): Promise<void> {
  const message = `${formatAmount(amount, currency)} ${currency} did not move to the new control account: ${reason}`;
  const alarm: Alarm = { ...alarmOf(currency), message, details: { amount, currency } };
  await raiseAlarm(transaction, alarm, now);
}

/** Clears that alarm once the currency has moved. */
export async function clearFailedMove(transaction: Knex.Transaction, currency: string, now: Date): Promise<void> {
  const { kind, subject } = alarmOf(currency);
  await clearAlarm(transaction, kind, subject, now);
}
