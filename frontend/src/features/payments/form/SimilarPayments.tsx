import { useMemo } from 'react';
import { DuplicateNotice } from '../../../shared/payments/DuplicateNotice';
import { useDuplicates } from '../../../shared/payments/duplicatesQuery';
import { useSettled } from '../../../ui/timing';
import type { PaymentValues } from '../../../shared/payments/paymentValues';

/** The payment must stay the same for this long before similar ones are looked for, in ms. */
const settleMs = 600;

interface Props {
  accountId: string;
  /** Undefined for a new payment. */
  paymentId: string | undefined;
  /** What is compared, all of it entered and without error. */
  values: PaymentValues;
}

/** Names the payments that the entered one is like, while it can still be changed. The review asks again. */
export function SimilarPayments({ accountId, paymentId, values }: Props) {
  const { beneficiaryId, amount, currency, paymentDate, reference } = values;
  const payment = useMemo(
    () => ({ id: paymentId, beneficiaryId, amount, currency, paymentDate, reference }),
    [paymentId, beneficiaryId, amount, currency, paymentDate, reference],
  );
  const { duplicates, isCut } = useDuplicates(accountId, useSettled(payment, settleMs));
  return duplicates.length > 0 ? <DuplicateNotice duplicates={duplicates} isCut={isCut} /> : null;
}
