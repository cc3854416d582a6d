import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { foundArguments, type PaymentFilters } from './foundPayments';
import { countText } from '../../../ui/formats';
import { sumsText } from '../../../shared/payments/totals';
import { endsWithoutMoney, type PaymentStatus } from '../../../../../domain/payments/transitions';
import type { PaymentTotalsQuery, PaymentTotalsQueryVariables } from '../../../graphql/generated/operations';

const PaymentTotalsDocument: TypedDocumentNode<PaymentTotalsQuery, PaymentTotalsQueryVariables> = gql`
  query PaymentTotals($args: found_payment_totals_args!) {
    totals: foundPaymentTotals(args: $args) {
      accountId
      status
      currency
      payments
      amount
    }
  }
`;

/** How many of the payments found are in a status and a currency, and their sum. */
export type PaymentTotal = PaymentTotalsQuery['totals'][number];

/** The totals of all payments that the filters find, whatever their status. */
export function usePaymentTotals(filters: PaymentFilters) {
  return useRead({ query: PaymentTotalsDocument, variables: { args: foundArguments(filters) } });
}

const within = (totals: readonly PaymentTotal[], statuses: readonly PaymentStatus[]) =>
  totals.filter(({ status }) => statuses.some((one) => one === status));

/** How many of the payments found are in one of the statuses. */
export function countOf(totals: readonly PaymentTotal[], statuses: readonly PaymentStatus[]): number {
  return within(totals, statuses).reduce((sum, { payments }) => sum + (payments ?? 0), 0);
}

/**
 * What was found, in words: "12 payments · 48,300.00 EUR and 2,500.00 GBP". Failed and deleted payments are counted, but no money of theirs
 * moves, so that they are in no sum.
 */
export function foundText(totals: readonly PaymentTotal[], statuses: readonly PaymentStatus[]): string {
  const count = countText(countOf(totals, statuses), ['payment', 'payments']);
  const moving = within(
    totals,
    statuses.filter((status) => !endsWithoutMoney(status)),
  );
  return [count, sumsText(moving)].filter(Boolean).join(' · ');
}
