import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { addDays, onWeekday } from '../../domain/isoDate';
import { accept, quoted } from './conversions';
import { as, tradingAccount } from './portal';
import type { GraphqlAnswer } from './stack';

/** What came of a change of a conversion. */
export interface Changed {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly settledAmount: string | null;
  readonly currency: string;
  readonly childConversionId: string | null;
  readonly errorCode: string | null;
}

/** The price of a change and the payments that it concerns. */
export interface ChangeQuote {
  readonly amount: string;
  readonly currency: string;
  readonly payments: readonly { readonly id: string; readonly fate: string }[];
}

const result = '{ id kind status settledAmount currency childConversionId errorCode }';
const quote = '{ amount currency payments { id fate } }';

const documents = {
  quoteConversionCancellation: `query ($conversionId: uuid!) {
    answer: quoteConversionCancellation(conversionId: $conversionId) ${quote} }`,
  quoteConversionDateChange: `query ($conversionId: uuid!, $newDate: String!) {
    answer: quoteConversionDateChange(conversionId: $conversionId, newDate: $newDate) ${quote} }`,
  previewConversionSplit: `query ($conversionId: uuid!, $amount: String!) {
    answer: previewConversionSplit(conversionId: $conversionId, amount: $amount) {
      first { buyAmount sellAmount } second { buyAmount sellAmount } } }`,
  cancelConversion: `mutation ($conversionId: uuid!, $acceptedAmount: String!, $clientRequestId: uuid!) {
    answer: cancelConversion(conversionId: $conversionId, acceptedAmount: $acceptedAmount, clientRequestId: $clientRequestId)
    ${result} }`,
  changeConversionDate: `mutation ($conversionId: uuid!, $newDate: String!, $acceptedAmount: String!, $clientRequestId: uuid!) {
    answer: changeConversionDate(conversionId: $conversionId, newDate: $newDate, acceptedAmount: $acceptedAmount,
      clientRequestId: $clientRequestId) ${result} }`,
  splitConversion: `mutation ($conversionId: uuid!, $amount: String!, $amountBefore: String, $clientRequestId: uuid!) {
    answer: splitConversion(conversionId: $conversionId, amount: $amount, amountBefore: $amountBefore,
      clientRequestId: $clientRequestId) ${result} }`,
};

/** The name of an action that changes a conversion, or asks about a change. */
export type ChangeAction = keyof typeof documents;

type Answer<T> = Promise<GraphqlAnswer<{ answer: T }>>;

/** An action of a conversion as a user calls it. A change gets a new request id, unless one is given. */
export const changeCall = (action: ChangeAction, input: Record<string, unknown>, username = 'maker') => {
  const query = documents[action];
  const request = query.startsWith('mutation') ? { clientRequestId: randomUUID() } : {};
  return { username, query, variables: { ...request, ...input } };
};

/** Calls an action of a conversion as a user. */
export const call = <T = Changed>(
  action: ChangeAction,
  input: Record<string, unknown>,
  username?: string,
): Answer<T> => {
  const { query, variables, ...caller } = changeCall(action, input, username);
  return as<{ answer: T }>(caller.username, query, variables);
};

/** A call that is refused, with code and field. */
export type RefusedChange = readonly [
  what: string,
  input: Record<string, unknown>,
  username: string,
  code: string,
  field: string,
];

/** What each action of a conversion refuses. */
export const refusedChanges: readonly RefusedChange[] = [
  ['who may not convert', {}, 'viewer', 'role_may_not_create_conversions', 'accountId'],
  ['another tenant', {}, 'borealis', 'account_not_found', 'accountId'],
  ['an absent conversion', { conversionId: randomUUID() }, 'maker', 'conversion_not_found', 'conversionId'],
];

/** Does something while the maker's seat has another limit of conversions. */
export async function withConversionLimit(
  database: Knex,
  upper_fx_limit: string | null,
  work: () => Promise<void>,
): Promise<void> {
  const seat = () => database('CurrencyCloudContacts').where({ user_id: 'maker', account_id: tradingAccount });
  const before = (await seat().first('upper_fx_limit'))!;
  await seat().update({ upper_fx_limit });
  try {
    await work();
  } finally {
    await seat().update(before);
  }
}

/** A day on which pounds and dollars can be exchanged, later than the conversion's. */
export async function laterDay(database: Knex, id: string): Promise<string> {
  const { conversion_date: date } = (await database('tcc_conversions').where({ id }).first('conversion_date'))!;
  for (let days = 4; days < 20; days += 1) {
    const day = onWeekday(addDays(date, days));
    const { errors } = await call('quoteConversionDateChange', { conversionId: id, newDate: day });
    if (!errors) return day;
  }
  throw new Error('no day is open');
}

/** The answer of a call that must succeed. @throws Error with the refusal */
export async function answerOf<T>(answer: Answer<T>): Promise<T> {
  const { data, errors } = await answer;
  if (!data) throw new Error(JSON.stringify(errors));
  return data.answer;
}

/** Books a conversion of 1,000 pounds to dollars and gives the provider's id. */
export async function bookedConversion(changes: Record<string, unknown> = {}): Promise<string> {
  const { data, errors } = await accept(await quoted({ amount: '1000.00', ...changes }));
  const id = data?.createConversion.tccConversionId;
  if (!id) throw new Error(JSON.stringify(errors ?? data));
  return id;
}

/** Accepts any price. */
export const anyPrice = { acceptedAmount: '-999999' };
