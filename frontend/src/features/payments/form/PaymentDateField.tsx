import { useCallback } from 'react';
import { reasonAgainstPaymentDate } from '../../../../../domain/payments/paymentDate';
import { useServices } from '../../../session/services';
import { FormDate } from '../../../ui/form/fields';
import { useFollowing } from '../../../ui/form/useFollowing';
import type { PaymentDates } from './paymentDatesQuery';

/** The payment date. It is the first possible one until the user chooses another. */
export function PaymentDateField({ dates }: { dates: PaymentDates }) {
  const { now } = useServices();
  const { first, holidays, isUnknown } = dates;
  useFollowing('paymentDate', first);
  const reasonAgainst = useCallback((date: string) => reasonAgainstPaymentDate(date, now(), holidays), [now, holidays]);
  return (
    <FormDate
      name="paymentDate"
      label="Payment date"
      isRequired
      reasonAgainst={reasonAgainst}
      description={isUnknown ? 'We could not check for bank holidays. Only weekends are left out.' : undefined}
    />
  );
}
