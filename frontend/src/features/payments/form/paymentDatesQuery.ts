import { useMemo } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import { londonDay } from '../../../../../domain/londonTime';
import type { BankHolidays } from '../../../../../domain/payments/paymentDate';
import { useRead } from '../../../graphql/useRead';
import { useServices } from '../../../session/services';
import { useSettled } from '../../../ui/timing';
import type { PaymentDatesQuery, PaymentDatesQueryVariables } from '../../../graphql/generated/operations';
import { firstPaymentDate } from './firstPaymentDate';

const PaymentDatesDocument: TypedDocumentNode<PaymentDatesQuery, PaymentDatesQueryVariables> = gql`
  query PaymentDates($currency: String!, $startDate: String!) {
    getValidPaymentDates(currency: $currency, startDate: $startDate) {
      firstPaymentDate
      invalidPaymentDates {
        date
        reason
      }
    }
  }
`;

/** The currency must stay the same for this long before the provider is asked, in ms. */
const settleMs = 300;

/** On which days a currency can be paid, as far as the provider has said. */
export interface PaymentDates {
  /** The first possible day as YYYY-MM-DD; the next weekday while the provider has not said. */
  readonly first: string;
  /** The days within two months on which banks are closed; none while they are not known. */
  readonly holidays: BankHolidays;
  /** The provider could not be asked: only weekends are known. */
  readonly isUnknown: boolean;
}

const none: BankHolidays = new Map();

/** Asks the provider on which days a currency can be paid; nothing without a currency. The answer is valid for one day. */
export function usePaymentDates(currency: string): PaymentDates {
  const { now } = useServices();
  const startDate = londonDay(now());
  const settled = useSettled(currency, settleMs);
  const { data, isLoading, isRefreshing, error } = useRead({
    query: PaymentDatesDocument,
    variables: { currency: settled, startDate },
    pause: !settled,
    requestPolicy: 'cache-first',
  });
  // While another currency is asked, the data is that of the currency before.
  const isAsking = settled !== currency || isLoading || isRefreshing;
  const dates = currency && !isAsking ? data?.getValidPaymentDates : undefined;
  const closed = dates?.invalidPaymentDates;
  const holidays = useMemo(() => closed && new Map(closed.map(({ date, reason }) => [date, reason])), [closed]);
  return {
    first: dates?.firstPaymentDate ?? firstPaymentDate(now()),
    holidays: holidays ?? none,
    isUnknown: Boolean(currency) && !isAsking && error !== undefined,
  };
}
