import { useState } from 'react';
import { errorCatalogue } from '../../../../../domain/errors';
import { useServices } from '../../../session/services';
import { DraftNotice } from '../../../shared/drafts/DraftNotice';
import type { FormDraft } from '../../../shared/drafts/FormDraft';
import { KeepDraft } from '../../../shared/drafts/KeepDraft';
import { Form } from '../../../ui/form/Form';
import { ReturnFocus } from '../../../ui/form/ReturnFocus';
import { Skeleton } from '../../../ui/Skeleton';
import { usePayee, type PayeeChoice } from './beneficiaryChoices';
import { PaymentFields } from './PaymentFields';
import { routeFor } from './routeFor';
import { validatePayment, type PaymentValues } from './paymentValues';

/** The data of the review: the values and the payee. */
export interface PaymentDraft {
  readonly values: PaymentValues;
  readonly payee: PayeeChoice;
}

interface Props {
  accountId: string;
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
  const { accountId, initialValues, fieldErrors, focusId, kept, onDiscard, onReview } = props;
  const { payee: prefilled, isLoading } = usePayee(accountId, initialValues.beneficiaryId);
  const { now } = useServices();
  const [chosen, setChosen] = useState<PayeeChoice>();
  if (isLoading) return <Skeleton />;
  return (
    <Form
      initialValues={prefilled ? { ...initialValues, ...routeFor(prefilled, initialValues) } : initialValues}
      validate={(values) => validatePayment(values, now())}
      initialFieldErrors={fieldErrors}
      onSubmit={(values) => {
        const payee = chosen ?? prefilled;
        if (!payee) return Promise.resolve({ field: 'beneficiaryId', message: errorCatalogue.beneficiary_not_found });
        onReview({ values, payee });
        return undefined;
      }}
    >
      <KeepDraft draft={kept} />
      <ReturnFocus id={focusId} />
      <DraftNotice restoredAt={kept.restoredAt} onDiscard={onDiscard} />
      <PaymentFields accountId={accountId} payee={chosen ?? prefilled} onPayee={setChosen} />
    </Form>
  );
}
