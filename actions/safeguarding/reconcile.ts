import Big from 'big.js';
import type { Knex } from 'knex';
import { onWeekday } from '../../domain/isoDate';
import { londonDay, londonHour, londonInstant } from '../../domain/londonTime';
import { safeguardedCurrencies, type SafeguardedCurrency } from '../../domain/safeguarding/currencies';
import { heldOfMove, type MovedMoney } from '../../domain/safeguarding/controlMove';
import { firstDayToCheck, missedDays } from '../../domain/safeguarding/missedDays';
import { clearAlarm, raiseAlarm } from '../database/alarms';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { isMirroredUntil } from '../provider/isMirroredUntil';

/** The hour in London from which a day is reconciled. */
const fromHour = 6;
/** An internal and an external one for each currency. */
const rowsPerDay = 2 * safeguardedCurrencies.length;
/** More are not kept with the day. */
const maxBreaks = 1000;

/** What a run did: why it wrote nothing, or how many breaks the day has. */
export interface ReconcileReport {
  readonly day: string;
  readonly state: 'written' | 'written_before' | 'too_early' | 'no_working_day' | 'not_read' | 'no_control_account';
  readonly breaks: number;
}

/** Something that does not agree, as it is kept with the day. */
export interface Break {
  readonly class: string;
  readonly account_id: string | null;
  readonly currency: SafeguardedCurrency;
  readonly amount: string;
  readonly subject: string;
}

/** Compares what clients are owed with the records and with the control account, once on each working day (docs/decisions/073). */
export async function reconcile(context: Context): Promise<ReconcileReport> {
  const now = context.clock.now();
  const day = londonDay(now);
  const idle = await whyNot(context, day, now);
  if (idle) return { day, state: idle, breaks: 0 };
  const last = await lastReconciled(context.database, day);
  const closed = await closedDays(context, firstDayToCheck(last, day));
  if (closed.has(day)) return { day, state: 'no_working_day', breaks: 0 };
  const held = await controlBalances(context);
  if (!held) return { day, state: 'no_control_account', breaks: 0 };
  const actor = { userId: 'schedule:reconcile', requestId: context.newId() };
  const breaks = await inTransaction(context.database, actor, (transaction) =>
    writeDay(transaction, { day, now, held, missed: missedDays(last, day, closed) }),
  );
  await tell(context, day, breaks, now);
  return { day, state: 'written', breaks };
}

async function whyNot(context: Context, day: string, now: Date): Promise<ReconcileReport['state'] | undefined> {
  const written = await context.database('reconciliations').where({ day }).select('id');
  if (written.length === rowsPerDay) return 'written_before';
  if (onWeekday(day) !== day) return 'no_working_day';
  if (londonHour(now) < fromHour) return 'too_early';
  return (await isMirroredUntil(context, londonInstant(day, '00:00'))) ? undefined : 'not_read';
}

/** The last day before another that is reconciled; null where there is none. */
async function lastReconciled(database: Knex, day: string): Promise<string | null> {
  const [row] = await database('reconciliations')
    .where('day', '<', day)
    .select<{ last: string | null }[]>(database.raw(`to_char(max(day), 'YYYY-MM-DD') as last`));
  return row?.last ?? null;
}

/** The weekends and the bank holidays of the pound in the two months from a day on. */
async function closedDays({ provider }: Context, from: string): Promise<ReadonlySet<string>> {
  const client = await provider.house();
  const { invalid_payment_dates: closed } = await client.getPaymentDates({ currency: 'GBP', start_date: from });
  return new Set(Object.keys(closed));
}

interface Holder {
  readonly id: string;
  /** The provider's contact to ask for; null where there is none. */
  readonly contact: string | null;
}

const contactOf = (account: string) => `(select contact.id from tcc_contacts contact
    where contact.account_id = ${account}."tccAccountId" and contact.status = 'enabled' limit 1) as contact`;

const controlAccount = `
  select control.id, ${contactOf('control')}
  from settings join accounts control on control.id = settings.safeguarding_control_account_id
  where control."tccAccountId" is not null`;

/** What has not moved from former control accounts, by currency. One move is open at a time. */
const openMoves = `
  select former.id, ${contactOf('former')}, move.currency, move.amount::text as amount
  from open_control_moves move join accounts former on former.id = move.source_account_id`;

type OpenMove = Holder & MovedMoney;

/**
 * What the control account holds, and what a former one holds of a move that is not completed. Undefined where there is no control account at the
 * provider.
 */
async function controlBalances(context: Context): Promise<ReadonlyMap<string, string> | undefined> {
  const { rows } = await context.database.raw<{ rows: Holder[] }>(controlAccount);
  const [control] = rows;
  if (!control) return undefined;
  const held = new Map(await balancesOf(context, control));
  const { rows: moves } = await context.database.raw<{ rows: OpenMove[] }>(openMoves);
  for (const { currency, amount, ...former } of moves) {
    const balances = await balancesOf(context, former);
    const left = heldOfMove(amount, balances.get(currency) ?? '0');
    held.set(currency, new Big(held.get(currency) ?? '0').plus(left).toFixed());
  }
  return held;
}

/** What an account holds, by currency: asked now where there is a contact to ask for, otherwise as it was read on this day. */
async function balancesOf(context: Context, { id, contact }: Holder): Promise<ReadonlyMap<string, string>> {
  if (contact) {
    const client = await context.provider.forAccount(id);
    return new Map((await client.getBalances(contact)).map(({ currency, amount }) => [currency, amount]));
  }
  const mirrored = await context.database('balances').where({ account_id: id }).select('currency', 'amount');
  return new Map(mirrored.map(({ currency, amount }) => [currency, amount]));
}

interface Day {
  readonly day: string;
  readonly now: Date;
  /** By currency. */
  readonly held: ReadonlyMap<string, string>;
  /** The working days before it without a reconciliation. */
  readonly missed: readonly string[];
}

interface Internal {
  readonly currency: SafeguardedCurrency;
  readonly requirement: string;
  readonly resource: string;
}

/** @returns the number of breaks */
async function writeDay(transaction: Knex.Transaction, { day, now, held, missed }: Day): Promise<number> {
  const { rows: sums } = await transaction.raw<{ rows: Internal[] }>(
    `select currency, requirement::text as requirement, resource::text as resource from safeguarding_internal`,
  );
  const { rows: found } = await transaction.raw<{ rows: Break[] }>(
    `select class, account_id, currency, amount::text as amount, subject from safeguarding_breaks
     order by currency, class, subject limit ?`,
    [maxBreaks],
  );
  const rows = sums.flatMap(({ currency, requirement, resource }) => {
    const internal = found.filter((one) => one.currency === currency);
    const balance = held.get(currency) ?? '0';
    return [
      { kind: 'internal' as const, currency, requirement, resource, breaks: internal },
      {
        kind: 'external' as const,
        currency,
        requirement: resource,
        resource: balance,
        breaks: [...gap(currency, resource, balance), ...unreconciled(currency, missed)],
      },
    ];
  });
  await transaction('reconciliations')
    .insert(rows.map(({ breaks, ...row }) => ({ ...row, day, breaks: JSON.stringify(breaks), prepared_at: now })))
    .onConflict(['day', 'kind', 'currency'])
    .ignore();
  return rows.reduce((count, { breaks }) => count + breaks.length, 0);
}

function gap(currency: SafeguardedCurrency, stated: string, held: string): readonly Break[] {
  const amount = new Big(held).minus(stated);
  if (amount.eq(0)) return [];
  return [
    { class: 'balance_differs', account_id: null, currency, amount: amount.toFixed(), subject: 'control account' },
  ];
}

const unreconciled = (currency: SafeguardedCurrency, missed: readonly string[]): readonly Break[] =>
  missed.map((subject) => ({ class: 'missed_day', account_id: null, currency, amount: '0', subject }));

async function tell({ database }: Context, day: string, breaks: number, now: Date): Promise<void> {
  if (breaks === 0) return clearAlarm(database, 'safeguarding_break', 'reconciliation', now);
  const message = `The reconciliation of ${day} has ${breaks} breaks.`;
  const alarm = { kind: 'safeguarding_break', subject: 'reconciliation', message, details: { day, breaks } } as const;
  return raiseAlarm(database, alarm, now);
}
