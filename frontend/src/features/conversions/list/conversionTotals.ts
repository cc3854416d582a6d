import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type { ConversionTotalsQuery, ConversionTotalsQueryVariables } from '../../../graphql/generated/operations';
import type { ConversionStatusFilter } from '../../../shared/conversions/conversionsSearch';
import { countText } from '../../../shared/patterns/list/countText';
import { sumsText } from '../../../shared/payments/totals';
import { foundVariables, type ConversionFilters } from './foundConversions';

const ConversionTotalsDocument: TypedDocumentNode<ConversionTotalsQuery, ConversionTotalsQueryVariables> = gql`
  query ConversionTotals(
    $accountId: uuid!
    $reference: String
    $convertedFrom: date
    $convertedTo: date
    $createdFrom: timestamptz
    $createdBefore: timestamptz
    $settledFrom: timestamptz
    $settledBefore: timestamptz
    $bought: String
    $sold: String
    $buyFrom: numeric
    $buyTo: numeric
    $sellFrom: numeric
    $sellTo: numeric
  ) {
    totals: foundConversionTotals(
      args: {
        account_id: $accountId
        reference_pattern: $reference
        converted_from: $convertedFrom
        converted_to: $convertedTo
        created_from: $createdFrom
        created_before: $createdBefore
        settled_from: $settledFrom
        settled_before: $settledBefore
        bought: $bought
        sold: $sold
        buy_from: $buyFrom
        buy_to: $buyTo
        sell_from: $sellFrom
        sell_to: $sellTo
      }
    ) {
      account_id
      status
      sell_currency
      conversions
      sell_amount
    }
  }
`;

/** How many of the conversions found are in a status and sell a currency, and how much of it. */
export type ConversionTotal = ConversionTotalsQuery['totals'][number];

/** The totals of all conversions that the filters find, whatever their status. */
export function useConversionTotals(filters: ConversionFilters) {
  return useRead({ query: ConversionTotalsDocument, variables: foundVariables(filters) });
}

const within = (totals: readonly ConversionTotal[], status: ConversionStatusFilter) =>
  totals.filter((total) => !status || total.status === status);

/** How many of the conversions found are in the status; of any for ''. */
export function countOf(totals: readonly ConversionTotal[], status: ConversionStatusFilter): number {
  return within(totals, status).reduce((sum, { conversions }) => sum + (conversions ?? 0), 0);
}

/**
 * What was found, in words: "12 conversions · sold 48,300.00 EUR and 2,500.00 GBP". Closed conversions are counted, but they sold nothing,
 * so that they are in no sum.
 */
export function foundText(totals: readonly ConversionTotal[], status: ConversionStatusFilter): string {
  const count = countText(countOf(totals, status), ['conversion', 'conversions']);
  const sold = sumsText(
    within(totals, status)
      .filter((total) => total.status !== 'closed')
      .map(({ sell_amount, sell_currency }) => ({ amount: sell_amount, currency: sell_currency })),
  );
  return sold ? `${count} · sold ${sold}` : `${count}`;
}
