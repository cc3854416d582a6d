import { randomUUID } from 'node:crypto';
import { accept, quoted } from './conversions';
import { as } from './portal';
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
  splitConversion: `mutation ($conversionId: uuid!, $amount: String!, $clientRequestId: uuid!) {
    answer: splitConversion(conversionId: $conversionId, amount: $amount, clientRequestId: $clientRequestId) ${result} }`,
};

/** The name of an action that changes a conversion, or asks about a change. */
export type ChangeAction = keyof typeof documents;

type Answer<T> = Promise<GraphqlAnswer<{ answer: T }>>;

/** Calls an action of a conversion as a user. A change gets a new request id, unless one is given. */
export const call = <T = Changed>(
  action: ChangeAction,
  input: Record<string, unknown>,
  username = 'maker',
): Answer<T> =>
  as<{ answer: T }>(username, documents[action], {
    ...(documents[action].startsWith('mutation') ? { clientRequestId: randomUUID() } : {}),
    ...input,
  });

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
