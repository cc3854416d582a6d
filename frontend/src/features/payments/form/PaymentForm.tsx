import { useState } from 'react';
import { useServices } from '../../../session/services';
import { DraftNotice } from '../../../shared/drafts/DraftNotice';
import type { FormDraft } from '../../../shared/drafts/FormDraft';
import { KeepDraft } from '../../../shared/drafts/KeepDraft';
import { Form } from '../../../ui/form/Form';
import { ReturnFocus } from '../../../ui/form/ReturnFocus';
import { Skeleton } from '../../../ui/loading';
import { usePayee, type PayeeChoice } from './beneficiaryChoices';
import { usePaymentDates } from './paymentDatesQuery';
import { PaymentFields } from './PaymentFields';
import { usePurposes } from './purposesQuery';
import { routeFor } from './routeFor';
import { statedValues, validatePayment, type PaymentValues } from '../../../shared/payments/paymentValues';

/** The data of the review: the values and the payee. */
export interface PaymentDraft {
  readonly values: PaymentValues;
  readonly payee: PayeeChoice;
}

interface Props {
  accountId: string;
  /** Undefined for a new payment. */
  paymentId: string | undefined;
  initialValues: PaymentValues;
  fieldErrors?: Readonly<Record<string, string>>;
  /** Where the focus returns to from the review. */
  focusId: string | undefined;
  kept: FormDraft<PaymentValues>;
  onDiscard: () => void;
  onReview: (draft: PaymentDraft) => void;
}

/** The form of a payment. Submitting it opens the review; nothing is sent. */
export function PaymentForm(props: Props) {
  const { accountId, paymentId, initialValues, fieldErrors, focusId, kept, onDiscard, onReview } = props;
  const { payee: prefilled, isLoading } = usePayee(accountId, initialValues.beneficiaryId);
  const { now } = useServices();
  const [chosen, setChosen] = useState<PayeeChoice>();
  const payee = chosen ?? prefilled;
  const dates = usePaymentDates(payee?.currency ?? '');
  const purposesOf = usePurposes(accountId, payee);
  const context = () => ({ now: now(), holidays: dates.holidays, purposesOf });
  if (isLoading) return <Skeleton />;
  return (
    <Form
      initialValues={prefilled ? { ...initialValues, ...routeFor(prefilled, initialValues) } : initialValues}
      validate={(values) => validatePayment(values, context())}
      initialFieldErrors={fieldErrors}
      onSubmit={(values) => {
        if (!payee) return Promise.resolve({ field: 'beneficiaryId', message: 'This beneficiary does not exist.' });
        onReview({ values: statedValues(values, context()), payee });
        return undefined;
      }}
    >
      <KeepDraft draft={kept} />
      <ReturnFocus id={focusId} />
      <DraftNotice restoredAt={kept.restoredAt} onDiscard={onDiscard} />
      <PaymentFields
        accountId={accountId}
        paymentId={paymentId}
        payee={payee}
        dates={dates}
        purposesOf={purposesOf}
        onPayee={setChosen}
      />
    </Form>
  );
}
