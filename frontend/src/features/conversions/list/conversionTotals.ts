import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type { ConversionTotalsQuery, ConversionTotalsQueryVariables } from '../../../graphql/generated/operations';
import type { ConversionStatusFilter } from '../../../shared/conversions/conversionSearch';
import { countText } from '../../../ui/formats';
import { sumsText } from '../../../shared/payments/totals';
import { foundArguments, type ConversionFilters } from './foundConversions';

const ConversionTotalsDocument: TypedDocumentNode<ConversionTotalsQuery, ConversionTotalsQueryVariables> = gql`
  query ConversionTotals($args: found_conversion_totals_args!) {
    totals: foundConversionTotals(args: $args) {
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
  return useRead({ query: ConversionTotalsDocument, variables: { args: foundArguments(filters) } });
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
