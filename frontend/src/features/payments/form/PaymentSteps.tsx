import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { useServices } from '../../../session/services';
import { useAccount } from '../../../session/PortalContext';
import type { ServiceError } from '../../../graphql/serviceError';
import type { CallResult } from '../../../graphql/useCall';
import { actionErrorText } from '../../../shared/payments/actionErrorText';
import { showToast } from '../../../ui/toast';
import { useApprovalForecast } from './approvalsQuery';
import { approvalsText } from './sentence';
import { PaymentForm, type PaymentDraft } from './PaymentForm';
import { PaymentReview } from './PaymentReview';
import type { PaymentValues } from './paymentValues';
import type { PaymentResultData } from './savePayment';

type Step =
  | { readonly name: 'enter'; readonly values: PaymentValues; readonly fieldErrors?: Record<string, string> }
  | { readonly name: 'review'; readonly draft: PaymentDraft; readonly requestId: string };

interface Props {
  /** The payment that is changed; undefined for a new one. */
  paymentId?: string;
  initialValues: PaymentValues;
  isSending: boolean;
  error: ServiceError | undefined;
  /** @param requestId created when the review opens, so that sending the same review again has no second effect */
  save: (values: PaymentValues, requestId: string) => Promise<CallResult<PaymentResultData>>;
}

function announce({ result }: PaymentResultData) {
  const error = actionErrorText(result);
  if (error) {
    showToast('danger', `The payment is stored but was not sent: ${error}`);
  } else if (result.authorisationsRequired > 0) {
    showToast('success', `Payment sent for approval: ${approvalsText(result.authorisationsRequired)}.`);
  } else showToast('success', 'Payment accepted for sending.');
}

/** The steps: form, review, send. An error that names a field returns to the form at that field. */
export function PaymentSteps({ paymentId, initialValues, isSending, error, save }: Props) {
  const account = useAccount();
  const { newId } = useServices();
  const navigate = useNavigate();
  const forecast = useApprovalForecast();
  const [step, setStep] = useState<Step>({ name: 'enter', values: initialValues });

  if (step.name === 'enter') {
    return (
      <PaymentForm
        accountId={account.id}
        initialValues={step.values}
        fieldErrors={step.fieldErrors}
        onReview={(draft) => setStep({ name: 'review', draft, requestId: newId() })}
      />
    );
  }
  const { draft, requestId } = step;
  const confirm = async () => {
    const saved = await save(draft.values, requestId);
    if ('data' in saved) {
      announce(saved.data);
      void navigate(paths.payment(saved.data.result.id), { replace: true });
    } else if (saved.error.field && saved.error.field in draft.values) {
      setStep({ name: 'enter', values: draft.values, fieldErrors: { [saved.error.field]: saved.error.text } });
    }
  };
  return (
    <PaymentReview
      accountId={account.id}
      paymentId={paymentId}
      draft={draft}
      approvals={forecast.approvalsOf?.(draft.values)}
      forecast={forecast}
      isSending={isSending}
      error={error}
      onConfirm={() => void confirm()}
      onBack={() => setStep({ name: 'enter', values: draft.values })}
    />
  );
}
