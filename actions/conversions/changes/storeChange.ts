import type { Knex } from 'knex';
import { equals } from '../../../domain/money/amount';
import { RuleError } from '../../../domain/errors';
import type { ConversionChangesRow } from '../../database/generated/tables';
import { recordActivity } from '../../database/recordActivity';
import { inTransaction } from '../../database/transaction';
import { contentDigest } from '../../intents/contentDigest';
import { enqueue, longAgo } from '../../intents/enqueue';
import type { Context } from '../../context';
import type { ConversionChangeResult } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { lockChangeable, type Changeable } from './changeableConversion';
import { changeContent } from './changeFields';

/** What is asked for. Amounts are in major units of the currency; a cost is negative. */
export interface AskedChange extends Pick<
  ConversionChangesRow,
  'kind' | 'clientRequestId' | 'acceptedAmount' | 'newDate' | 'splitAmount'
> {
  /** The provider's id. */
  readonly conversionId: string;
}

/** What the action knows of the change besides: the currency of its price, what was split off before, and its words for the log. */
export interface ChangeDetails extends Pick<ConversionChangesRow, 'currency' | 'childrenBefore'> {
  readonly text: string;
}

/**
 * Makes a change unless an earlier call with its `clientRequestId` did, also one that stored it while this call was on its way and was
 * refused for it.
 * @throws RuleError request_id_reused, if the earlier call asked for another change, and what `make` throws
 */
export async function onceFor(
  { database }: Context,
  session: Session,
  asked: AskedChange,
  make: () => Promise<ConversionChangeResult>,
): Promise<ConversionChangeResult> {
  const earlier = await findRepeat(database, session, asked);
  if (earlier) return earlier;
  try {
    return await make();
  } catch (refusal) {
    const stored = await findRepeat(database, session, asked);
    if (stored) return stored;
    throw refusal;
  }
}

/** The change that an earlier call with this `clientRequestId` asked for. @throws RuleError request_id_reused, if that was another change */
async function findRepeat(
  database: Knex,
  { userId }: Session,
  asked: AskedChange,
): Promise<ConversionChangeResult | undefined> {
  const { clientRequestId } = asked;
  const earlier = await database('conversion_changes').where({ createdById: userId, clientRequestId }).first();
  if (!earlier) return undefined;
  if (!isSame(earlier, asked)) throw new RuleError('request_id_reused', 'clientRequestId');
  return changeResult(database, earlier.id);
}

const isSame = (row: ConversionChangesRow, asked: AskedChange): boolean =>
  row.tccConversionId === asked.conversionId.toLowerCase() &&
  row.kind === asked.kind &&
  row.newDate === asked.newDate &&
  equals(row.splitAmount ?? '0', asked.splitAmount ?? '0') &&
  equals(row.acceptedAmount, asked.acceptedAmount);

/**
 * Stores the change, its entry of the activity log and its intent in one transaction, then sends it.
 * @throws RuleError as lockChangeable, and request_id_reused
 */
export async function makeChange(
  context: Context,
  session: Session,
  asked: AskedChange,
  details: ChangeDetails,
): Promise<ConversionChangeResult> {
  const stored = await inTransaction(context.database, session, async (transaction) => {
    const now = context.clock.now();
    const changeable = await lockChangeable(transaction, session, asked.conversionId, now);
    const earlier = await findRepeat(transaction, session, asked);
    return earlier ?? storeChange(transaction, context, changeable, { ...asked, ...details, now });
  });
  if ('id' in stored) return stored;
  await context.drainInline([stored.intentId]);
  return changeResult(context.database, stored.changeId);
}

async function storeChange(
  transaction: Knex.Transaction,
  context: Context,
  { seat, onBehalfOf, conversion }: Changeable,
  { now, text, ...change }: AskedChange & ChangeDetails & { readonly now: Date },
) {
  const { accountId, userId } = seat;
  const tccConversionId = conversion.id;
  const changeId = context.newId();
  const { kind, acceptedAmount, newDate, splitAmount, currency, clientRequestId } = change;
  const splitOff = await transaction('conversion_changes')
    .where({ tccConversionId })
    .whereNotNull('childConversionId')
    .pluck<string[]>('childConversionId');
  await transaction('conversion_changes').insert({
    id: changeId,
    account_id: accountId,
    tccConversionId,
    kind,
    acceptedAmount,
    newDate,
    splitAmount,
    currency,
    oldDate: conversion.conversion_date,
    childrenBefore: [...new Set([...change.childrenBefore, ...splitOff])],
    clientRequestId,
    createdById: userId,
    createdAt: now,
  });
  const request = await transaction('conversions').where({ tccConversionId }).first('id');
  const eventCode = kind === 'cancellation' ? 'A015' : 'A014';
  const details = `${conversion.short_reference}: ${text}`;
  const entry = { eventCode, details, conversionId: request?.id ?? null, accountId, userId, createdAt: now } as const;
  await recordActivity(transaction, entry);
  const content = await changeContent(transaction, changeId);
  const intent = { kind: 'conversion_change', entityId: changeId, accountId, key: changeId } as const;
  const digest = contentDigest(content ?? {});
  const id = context.newId();
  const call = { id, ...intent, payload: { onBehalfOf }, digest, unresolvedAt: longAgo };
  return { changeId, intentId: await enqueue(transaction, call, now) };
}

async function changeResult(database: Knex, id: string): Promise<ConversionChangeResult> {
  const row = await database('conversion_changes')
    .where({ id })
    .first('id', 'kind', 'status', 'settledAmount', 'currency', 'childConversionId', 'errorCode', 'errorMessage');
  if (!row) throw new Error(`conversion change ${id} is gone`);
  return row;
}
